/* `npm run openapi` prints the contract as OpenAPI 3.1, for /api-docs and the tests. No part of the repository. */
import { join } from 'node:path';
import { openApiText } from './openapi/document';
import { descriptionFile, writeDescription } from './setup/openapi.mjs';

const ROOT = join(import.meta.dirname, '..');

writeDescription(ROOT, openApiText);
console.log(`${descriptionFile(ROOT)} is written.`);
