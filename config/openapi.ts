/* `npm run openapi` prints the contract as OpenAPI 3.1, for /api-docs and the tests. No part of the repository. */
import { join } from 'node:path';
import { descriptionFile, isDescribed, writeDescription } from './setup/openapi.mjs';
import { argumentsOf } from './setup/usage.mjs';

const ROOT = join(import.meta.dirname, '..');

async function main() {
  argumentsOf('npm run openapi: writes the contract as OpenAPI 3.1, for /api-docs and the tests.');
  if (isDescribed(ROOT)) return console.log(`${descriptionFile(ROOT)} is that of these sources.`);
  // What reads the sources takes a second to load.
  const { openApiText } = await import('./openapi/document');
  writeDescription(ROOT, openApiText);
  console.log(`${descriptionFile(ROOT)} is written.`);
}

void main();
