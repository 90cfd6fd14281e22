import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** In a package, and by `npm start`, the server is compiled into one folder. */
export const IS_COMPILED = !__filename.endsWith('.ts');

/** The folder with `dist/` in it: of the sources, or of the package. */
export const INSTALLATION = IS_COMPILED ? resolve(__dirname, '..') : resolve(__dirname, '../..');

/** Whether the sources are here too: a company's own installation goes without them. */
export const HAS_SOURCES = existsSync(join(INSTALLATION, 'server/program.ts'));

/** How a program for a thread of its own is started: compiled it lies beside the server. */
export const threadProgram = (folder: string, name: string) =>
  IS_COMPILED
    ? { file: join(__dirname, `${name}.cjs`), execArgv: [] }
    : // `--import` does not reach the first file of a thread.
      { file: join(folder, `${name}.ts`), execArgv: ['--require', require.resolve('tsx/cjs')] };
