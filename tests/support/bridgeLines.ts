import { BRIDGE_LINES, type BridgeLine, BRIDGE_PART, type BridgeRow } from '../../src/contract/finance/bridge-rows';
import { workbenchApi } from '../../src/contract/finance/workbench';
import type { Client } from './client';

const fen = (yuan: string | null) => Math.round(Number(yuan ?? 0) * 100);

/** All rows of a figure, page by page. */
export async function rowsOfLine(client: Client, statementId: string, line: BridgeLine) {
  const rows: BridgeRow[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await client.data(workbenchApi.bridgeRows, { statementId, line, pageNum, pageSize: 20 });
    rows.push(...page.records);
    if (rows.length >= page.total) return { rows, total: page.total, amount: page.amount };
    if (page.records.length === 0) throw new Error(`${line}: ${rows.length} rows of ${page.total}`);
  }
}

/** What a figure is, and what its rows say it is: their sum, and that each document stands in it once. */
export async function openedLines(client: Client, statementId: string) {
  const bridge = await client.data(workbenchApi.bridge, { statementId });
  const figures: Record<string, number> = {};
  const opened: Record<string, number> = {};
  const parts = new Set<number>();
  let count = 0;
  for (const line of BRIDGE_LINES) {
    const { rows, total, amount } = await rowsOfLine(client, statementId, line);
    const documents = rows.filter(({ objectId }) => objectId !== '').map(({ part, objectId }) => `${part} ${objectId}`);
    const isWhole = rows.length === total && new Set(documents).size === documents.length;
    figures[line] = fen(bridge[line]);
    opened[line] = rows.reduce((sum, row) => sum + fen(row.amount), 0);
    if (!isWhole || fen(amount) !== opened[line]) throw new Error(`${line} is not ${total} rows of ${amount}`);
    for (const row of rows) {
      parts.add(row.part);
      // A match weighs what is left of it, whole or by its days; a document of one side as much as it is of.
      if (line === 'amount' && fen(row.ourAmount) - fen(row.counterAmount) !== fen(row.amount))
        throw new Error(`${row.matchNo} is not ${row.amount}`);
      if (row.part === BRIDGE_PART.bill && row.ourAmount !== row.amount)
        throw new Error(`${row.ours} is another amount`);
    }
    count += total;
  }
  return { figures, opened, parts, count };
}
