import { type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { Explanation, fairHomeApi, FigurePart } from '../../../../../src/contract/trade-fair/home';

/* The kinds of rows that a figure counts, or leaves out. */

export type Query = Parsed<typeof fairHomeApi.explain>;
export type Kind = Explanation['parts'][number];

export const counted = (key: FigurePart, count: number, amount: string | null = null): Kind => ({
  ...{ key, count, amount, counted: true },
});
export const left = (key: FigurePart, count: number, amount: string | null = null): Kind => ({
  ...{ key, count, amount, counted: false },
});

export const many = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition ?? sql`true`})::int`;
