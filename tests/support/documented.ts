import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '../../src/contract/endpoint';

interface Schema {
  allOf?: Schema[];
  oneOf?: Schema[];
  properties?: { code?: { enum?: number[] } };
}

interface Described {
  content?: Record<string, { schema?: Schema }>;
  $ref?: string;
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
  components: { responses: Record<string, Described> };
}

/** Parsed when the first refusal of a test file comes in. */
let read: Document | undefined;
function description(): Document {
  const file = join(__dirname, '../../docs/openapi.json');
  read ??= JSON.parse(readFileSync(file, 'utf8')) as Document;
  return read;
}

const codesOf = ({ allOf = [], oneOf = [], properties }: Schema): number[] => [
  ...(properties?.code?.enum ?? []),
  ...[...allOf, ...oneOf].flatMap(codesOf),
];

/** Every refusal that a test meets stands in the description of the API, with its status; else a reader is misled. */
export function expectDocumented({ method, path }: Endpoint, { status, code }: { status: number; code: number }) {
  if (code === 200) return;
  const { paths, components } = description();
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const { $ref, ...own } = operation?.responses[status] ?? {};
  const response = $ref ? components.responses[$ref.split('/').at(-1) ?? ''] : own;
  const codes = Object.values(response?.content ?? {}).flatMap(({ schema = {} }) => codesOf(schema));
  if (!codes.includes(code))
    throw new Error(`docs/openapi.json does not name ${status} ${code} for ${method} ${path}: npm run openapi`);
}
