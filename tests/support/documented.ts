import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionFile, isDescribed, PRINT } from '../../config/setup/openapi.mjs';
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

const ROOT = join(__dirname, '../..');

/** Printed by the first who finds it of another day, and parsed when the first refusal of a test file comes in. */
let read: Document | undefined;
function description(): Document {
  if (read) return read;
  if (!isDescribed(ROOT)) execFileSync(process.execPath, PRINT, { cwd: ROOT });
  read = JSON.parse(readFileSync(descriptionFile(ROOT), 'utf8')) as Document;
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
    throw new Error(`The description of the API does not name ${status} ${code} for ${method} ${path}.`);
}
