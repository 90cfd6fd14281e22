/** Rows of one statement, which can have only a limited number of parameters. */
const CHUNK = 500;

export const chunks = <T>(rows: readonly T[], size = CHUNK) =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));
