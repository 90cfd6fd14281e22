import type * as z from 'zod';

const SECRET = /token|password|secret|^ticket$|^queryCode$/i;

/** The direct parts of a schema: its fields by name, and parts without a name. */
function partsOf(schema: z.core.$ZodType): (readonly [name: string, part: z.core.$ZodType])[] {
  // Every schema is of one of these types; the base type does not tell which.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const nameless = (...parts: readonly z.core.$ZodType[]) => parts.map((part) => ['', part] as const);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape);
    case 'array':
      return nameless(def.element);
    case 'tuple':
      return nameless(...def.items, ...(def.rest ? [def.rest] : []));
    case 'union':
      return nameless(...def.options);
    case 'intersection':
      return nameless(def.left, def.right);
    case 'record':
      return nameless(def.valueType);
    case 'pipe':
      return nameless(def.out);
    case 'lazy':
      return nameless(def.getter());
    default:
      return 'innerType' in def ? nameless(def.innerType) : [];
  }
}

/** The fields of an answer whose names say that they give access: tokens, tickets, passwords. */
export function secretKeysOf(output: z.core.$ZodType): string[] {
  const found = new Set<string>();
  const seen = new Set<z.core.$ZodType>();
  const waiting = [output];
  for (let schema = waiting.pop(); schema; schema = waiting.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    for (const [name, part] of partsOf(schema)) {
      if (SECRET.test(name)) found.add(name);
      waiting.push(part);
    }
  }
  return [...found];
}
