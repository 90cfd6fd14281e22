import * as z from 'zod';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = Record<string, Json>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The named schemas of the document, filled while the operations are described. */
export type Components = Record<string, Json>;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function withRefs(value: Json, rename: (ref: string) => string): Json {
  if (Array.isArray(value)) return value.map((one: Json) => withRefs(one, rename));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? rename(inner) : withRefs(inner, rename),
    ]),
  );
}

/**
 * The JSON Schema of what a call takes (`input`) or answers (`output`). A recursive schema refers to parts of itself,
 * which only the whole document can hold: they become components named after their owner.
 */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output', home: { name: string; components: Components }) {
  const { name, components } = home;
  // JSON Schema is JSON; its type in zod says less.
  const generated = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject;
  const { $schema: _dialect, $defs = {}, ...root } = generated;
  const rename = (path: string) =>
    ref(path === '#' ? name : path.replace('#/$defs/__schema', `${name}.part`).replace('#/$defs/', '')).$ref;
  const add = (key: string, part: Json) => {
    const target = rename(`#/$defs/${key}`).split('/').pop() ?? key;
    components[target] = withRefs(part, rename);
  };
  if (isObject($defs)) for (const [key, part] of Object.entries($defs)) add(key, part);
  const body = withRefs(root, rename);
  if (!JSON.stringify(body).includes(`"${ref(name).$ref}"`)) return body;
  components[name] = body;
  return ref(name);
}
