/* `npm run openapi` writes docs/openapi.json from the contract; `--check` only says whether it is up to date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiText } from './openapi/document';

const FILE = join(import.meta.dirname, '../docs/openapi.json');

const text = openApiText();
const isFresh = existsSync(FILE) && readFileSync(FILE, 'utf8') === text;

if (process.argv.includes('--check')) {
  console.log(isFresh ? 'docs/openapi.json is up to date.' : 'docs/openapi.json is out of date: npm run openapi');
  process.exitCode = isFresh ? 0 : 1;
} else if (isFresh) {
  console.log('docs/openapi.json is up to date already.');
} else {
  writeFileSync(FILE, text);
  console.log('docs/openapi.json is written.');
}
