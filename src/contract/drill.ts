import * as z from 'zod';
import { dateTime } from './fields';

/**
 * The link from a figure to the rows that it counts: a page, the filters of the figure, and the moment at which it was
 * counted (docs/domain/reports.md#figures-open-their-rows).
 */
export const drill = z.object({
  menuUrl: z.string(),
  filters: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  asOf: dateTime,
});
export type Drill = z.infer<typeof drill>;

/** The address that opens the rows of a figure. */
export function drillAddress({ menuUrl, filters, asOf }: Drill) {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(filters)) for (const value of [values].flat()) query.append(name, value);
  query.append('asOf', asOf);
  return `${menuUrl}?${query.toString()}`;
}
