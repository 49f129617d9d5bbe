// The person behind the page.

import { api } from "./api";

export const me = $state({ name: "" });

export async function rename(name: string): Promise<void> {
  me.name = (await api.rename(name)).name;
}
