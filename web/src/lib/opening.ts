// Opening tables, and going to them.

import type { SeatWish, TableMessage } from "../generated";
import { api } from "./api";
import { to } from "./root";
import { go } from "./router.svelte";

export const ME: SeatWish = { kind: "me", level: "normal" };

/** One click: me against a bot. */
export async function playNow(game: string): Promise<void> {
  visit(await api.openTable({ game, seats: [ME, { kind: "bot", level: "normal" }], options: null, public: false, components: "" }));
}

export function visit(table: TableMessage): void {
  go(address(table));
}

export function address(table: TableMessage): string {
  return to(`/table/${table.id}`);
}
