import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes what starts a program of the compiled server: each is told from the others by the name of this file
 * (server/program.ts).
 *
 * @param {string} folder
 * @param {'server' | 'worker' | 'admin'} name
 * @param {{ program: string; before?: string }} options Where the server lies, and what is done before it is loaded.
 */
export function writeLauncher(folder, name, { program, before = '' }) {
  const text = `import { createRequire } from 'node:module';

${before}process.setSourceMapsEnabled(true);
createRequire(import.meta.url)('${program}');
`;
  writeFileSync(join(folder, `${name}.mjs`), text);
}
