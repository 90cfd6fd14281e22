import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../server/platform/database/db';

/** The statement that makes the rows with the numbers from one to another, both included. */
export type Rows = (from: number, to: number) => SQL;

export interface SeedOptions {
  day: string;
  share: number;
  report?: (what: string) => void;
}

/** What is made, one after the other: the size that says how many rows, what the report calls them, and the statement. */
export type Steps<Name extends string> = readonly (readonly [size: Name, what: string, make: Rows])[];

/** A share of each size. */
export const shareOf = <Name extends string>(sizes: Readonly<Record<Name, number>>, share: number) =>
  // `fromEntries` forgets the names, which are those of the sizes.
  Object.fromEntries(Object.entries<number>(sizes).map(([name, size]) => [name, Math.ceil(size * share)])) as Record<
    Name,
    number
  >;

/** Makes all rows, at most `step` of them in one statement. */
export async function fill<Name extends string>(
  db: Db,
  steps: Steps<Name>,
  { counts, step, report }: { counts: Readonly<Record<Name, number>>; step: number; report: (what: string) => void },
) {
  for (const [size, what, make] of steps) {
    for (let from = 1; from <= counts[size]; from += step)
      await db.execute(make(from, Math.min(counts[size], from + step - 1)));
    report(what);
  }
}
