import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../server/platform/database/db';

/** How many rows there are of each sort, and the numbers from and to which one statement makes them. */
export type Rows = (from: number, to: number) => SQL;

export interface SeedOptions {
  day: string;
  share: number;
  report?: (what: string) => void;
}

/** What is made, one after the other: how many rows of it, what it is called, and how. */
export type Steps<Name extends string> = readonly (readonly [size: Name, what: string, make: Rows])[];

/** A share of each size. */
export const shareOf = <Name extends string>(sizes: Readonly<Record<Name, number>>, share: number) =>
  // The names are those of the sizes.
  Object.fromEntries(Object.entries<number>(sizes).map(([name, size]) => [name, Math.ceil(size * share)])) as Record<
    Name,
    number
  >;

/** Makes all rows, so many by one statement. */
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
