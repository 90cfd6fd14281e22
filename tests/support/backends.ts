import { enginesOf, mainOf } from './engines';

export { type Backend, createDatabase } from './engines';

/** Both databases where a PostgreSQL server can be reached, else PGlite alone. */
export const ENGINES = enginesOf(hostBackend);

/** For what is about the process and its directory. */
export const [pglite] = ENGINES;

/** For rules that are the same on both: what each call asks of its database is tested with both (`endpoints.test.ts`). */
export const main = mainOf(ENGINES);
export const MAIN_ENGINE = [main];
