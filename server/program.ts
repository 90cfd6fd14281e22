/*
 * The three programs of a package in one file, for most of each is in all of them: the server, the process that works
 * on jobs, and the commands of an operator. Which one runs says the file that Node was given (config/package/main.mjs).
 */
import { basename } from 'node:path';

const PROGRAMS: Readonly<Record<string, () => Promise<unknown>>> = {
  worker: () => import('./worker'),
  admin: () => import('./admin'),
};
const main = () => import('./main');

const name = basename(process.argv[1] ?? '', '.mjs');
void ((Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined) ?? main)();
