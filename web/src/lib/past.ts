// What can be looked at again: a table's past, or a record from a file, of which the server keeps nothing.

import type { Course, Curve, Moment, Recorded, SeatMessage, TableMessage } from "../generated";
import { api } from "./api";
import { address } from "./opening";
import { tableCatalogue } from "./words";

export interface Past {
  game: string;
  seats: SeatMessage[];
  /** The seat through whose eyes it is seen first; null for a spectator. */
  seat: number | null;
  course: () => Promise<Course>;
  moment: (number: number) => Promise<Moment>;
  /** The catalogue of the box that was played with, if it is not the standard one. */
  own?: () => Promise<unknown>;
  /** Only of a game without secrets: one that is over, or a record. */
  curve?: () => Promise<Curve>;
  branch?: (number: number, seat: number) => Promise<TableMessage>;
  /** The table that it is the past of. */
  table?: string;
  /** Make a table of it. */
  open?: () => Promise<TableMessage>;
}

export function pastOfTable(table: TableMessage): Past {
  const past: Past = {
    game: table.game,
    seats: table.seats,
    seat: table.seats.find((seat) => seat.mine)?.seat ?? null,
    course: () => api.course(table.id),
    moment: (number) => api.moment(table.id, number),
    own: table.components ? () => tableCatalogue(table.id) : undefined,
    table: address(table),
  };
  if (table.status !== "over") return past;
  return {
    ...past,
    curve: () => api.curve(table.id),
    branch: (number, seat) => api.branch(table.id, { number, seat }),
  };
}

export function pastOfRecord(record: string, { game, seats, components }: Recorded): Past {
  return {
    game,
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, kind: "person", name: "", level: "", away: false, mine: false })),
    seat: 0,
    course: () => api.recordCourse({ record }),
    moment: (number) => api.recordMoment({ record }, number),
    own: components ? () => api.recordCatalogue({ record }) : undefined,
    curve: () => api.recordCurve({ record }),
    branch: (number, seat) => api.branchRecord({ record, number, seat }),
    open: () => api.importRecord(record),
  };
}
