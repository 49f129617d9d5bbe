// A game's options as form fields, read from their JSON schema.

export type Field =
  | { kind: "choice"; name: string; values: string[]; usual: string }
  | { kind: "several"; name: string; values: string[]; usual: string[] };

interface Property {
  enum?: string[];
  type?: string;
  minItems?: number;
  maxItems?: number;
  prefixItems?: { enum?: string[] }[];
  default?: unknown;
}

/** The fields that can be offered: choices of one, and fixed numbers of different things out of `known`. */
export function fields(schema: Record<string, unknown>, known: Record<string, string[]> = {}): Field[] {
  return Object.entries(properties(schema)).flatMap(([name, property]) => field(name, property, known[name] ?? []));
}

function field(name: string, property: Property, known: string[]): Field[] {
  if (property.enum) return [{ kind: "choice", name, values: property.enum, usual: String(property.default) }];
  const values = property.prefixItems?.[0]?.enum ?? known;
  const isTuple = property.type === "array" && property.minItems !== undefined && property.minItems === property.maxItems;
  if (!isTuple || values.length === 0) return [];
  return [{ kind: "several", name, values, usual: property.default as string[] }];
}

function properties(schema: Record<string, unknown>): Record<string, Property> {
  const definitions = (schema["$defs"] ?? {}) as Record<string, Record<string, unknown>>;
  const name = String(schema["$ref"] ?? "").split("/").at(-1) ?? "";
  const whole = definitions[name] ?? schema;
  return (whole["properties"] ?? {}) as Record<string, Property>;
}
