import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './run.mjs';
import { digest, filesBelow, isStamped, writeStamp } from './stamp.mjs';

/** What `/api-docs` shows; server/http/apiDocs.ts reads it from the folder that the backend runs in. */
const DESCRIPTION = 'dist-api/openapi.json';
const STAMP = 'dist-api/.stamp';

/** What it is printed from: the contract, the code of the handlers, and the samples of the tests. */
const INPUTS = ['src/contract', 'server', 'config/openapi', 'tests/contract/samples', 'package.json'];

export const descriptionFile = (root) => join(root, DESCRIPTION);

const inputs = (root) =>
  digest(INPUTS.flatMap((path) => filesBelow(join(root, path))).filter((file) => !/\.(test\.ts|sql)$/.test(file)));

export const isDescribed = (root) => existsSync(descriptionFile(root)) && isStamped(join(root, STAMP), inputs(root));

/** Whole or not at all: somebody may read it at this moment. */
export function writeDescription(root, print) {
  const wanted = inputs(root);
  const file = descriptionFile(root);
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, print());
  renameSync(draft, file);
  writeStamp(join(root, STAMP), wanted);
}

/** Arguments of node that print the description; it takes some seconds. */
export const PRINT = ['--import', 'tsx', 'config/openapi.ts'];

export async function describeIfStale(root) {
  if (isDescribed(root)) return;
  await run({
    doing: 'Describing the API',
    done: 'The API is described.',
    failed: 'The API could not be described; the reason stands above.',
    args: PRINT,
    cwd: root,
  });
}
