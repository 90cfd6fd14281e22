import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

/**
 * Printed by the first who finds it of another day, and parsed when the first refusal of a test file comes in. Nothing
 * stands still meanwhile: a connection that its server has closed would not be known as closed, and take the next call.
 */
let described: Promise<Document> | undefined;
async function read(): Promise<Document> {
  if (!isDescribed(ROOT)) await promisify(execFile)(process.execPath, PRINT, { cwd: ROOT });
  return JSON.parse(await readFile(descriptionFile(ROOT), 'utf8')) as Document;
}

const codesOf = ({ allOf = [], oneOf = [], properties }: Schema): number[] => [
  ...(properties?.code?.enum ?? []),
  ...[...allOf, ...oneOf].flatMap(codesOf),
];

/** Every refusal that a test meets stands in the description of the API, with its status; else a reader is misled. */
export async function expectDocumented({ method, path }: Endpoint, { status, code }: { status: number; code: number }) {
  if (code === 200) return;
  const { paths, components } = await (described ??= read());
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const { $ref, ...own } = operation?.responses[status] ?? {};
  const response = $ref ? components.responses[$ref.split('/').at(-1) ?? ''] : own;
  const codes = Object.values(response?.content ?? {}).flatMap(({ schema = {} }) => codesOf(schema));
  if (!codes.includes(code))
    throw new Error(`The description of the API does not name ${status} ${code} for ${method} ${path}.`);
}
