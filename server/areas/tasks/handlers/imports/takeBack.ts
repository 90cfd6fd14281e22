import type { Kept } from './importer';

type Reason = Kept['reason'];
type Rows<Row> = ReadonlyMap<string, Row>;

/** The objects of an import that stay, each with the reason, and those that may go. One without a row is gone already. */
export function sortKept<Row>(ids: readonly string[], rows: Rows<Row>, whyStays: (row: Row) => Reason | undefined) {
  const kept: Kept[] = [];
  const free: string[] = [];
  for (const objectId of ids) {
    const row = rows.get(objectId);
    const reason = row === undefined ? 'import.gone' : whyStays(row);
    if (reason === undefined) free.push(objectId);
    else kept.push({ objectId, reason });
  }
  return { kept, free };
}

/** Takes the objects of an import back one after the other; `take` removes one, or says why it stays. */
export async function takeEach<Row>(
  ids: readonly string[],
  rows: Rows<Row>,
  take: (row: Row) => Promise<Reason | undefined>,
): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const objectId of ids) {
    const row = rows.get(objectId);
    const reason = row === undefined ? 'import.gone' : await take(row);
    if (reason !== undefined) kept.push({ objectId, reason });
  }
  return kept;
}
