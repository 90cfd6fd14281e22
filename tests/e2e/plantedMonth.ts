import { Client as PgClient } from 'pg';
import { SIDE } from '../../src/contract/finance/matching';
import { STATEMENT_STATUS } from '../../src/contract/finance/statements';
import { workbenchApi } from '../../src/contract/finance/workbench';
import type { WorkRow } from '../../src/contract/finance/workbench-records';
import type { Client } from '../support/client';

export const statementId = '92003';
/** Two of each: rows of the partner that cancel out; a bill of ours and his row, whose amounts differ or that he gave no number. */
export const CANCELLED = 8;
export const DIFFERENT = 6;
export const UNNAMED = 4;
/** What only one side has. */
export const LONE = 4;
const BILLS = 24;
export const PLANTED = 2 * (CANCELLED + DIFFERENT + UNNAMED) + LONE;

export const bridgeOf = (client: Client) => client.data(workbenchApi.bridge, { statementId });

async function runEnds(client: Client) {
  while ((await bridgeOf(client)).running === 1) await new Promise((go) => setTimeout(go, 100));
  return bridgeOf(client);
}

const fen = (yuan: string) => Math.round(Number(yuan) * 100);
const yuan = (amount: number) => (amount / 100).toFixed(2);

/** Bills of a month, no two of one amount. */
async function fill(connectionString: string | undefined) {
  const database = new PgClient({ connectionString });
  await database.connect();
  await database.query(`insert into statement_row (statement_id, branch_id, bill_type, source_ref, no, key, doc_date, amount)
    select statement_id, branch_id, 1, 'month ' || n, 'CK7' || lpad(n::text, 8, '0'), 'CK7' || lpad(n::text, 8, '0'),
      period_start + (n % 27)::integer, 2000000 + n * 13100
    from statement, generate_series(1, ${BILLS}) as n where statement_id = ${statementId}`);
  await database.end();
}

/** The partner's file: his view of our bills, with forty differences in it. */
export async function plant(client: Client, databaseUrl: string | undefined) {
  await fill(databaseUrl);
  const { records } = await client.data(workbenchApi.rows, { statementId, side: SIDE.ours, pageSize: 200 });
  const once = records.filter(({ no }) => no.startsWith('CK7'));
  const different = once.slice(0, DIFFERENT);
  const unnamed = once.slice(DIFFERENT, DIFFERENT + UNNAMED);
  const asTheirs = ({ no, date, amount }: WorkRow) => {
    const at = different.findIndex((one) => one.no === no);
    if (at >= 0) return `,R-${at},${no},${date},${yuan(fen(amount) + 200 + at)},`;
    return unnamed.some((one) => one.no === no) ? `,,,${date},${amount},货款` : `,,${no},${date},${amount},按单`;
  };
  const period = (await bridgeOf(client)).periodStart.slice(0, 7);
  const day = (n: number) => `${period}-${String(n).padStart(2, '0')}`;
  const cancelled = Array.from({ length: CANCELLED }, (_, i) => [
    `,ZP${i}A,,${day(2 * i + 1)},${70_000 + 100 * i}.25,`,
    `,ZP${i}B,,${day(2 * i + 1)},-${70_000 + 100 * i}.25,`,
  ]);
  const lone = Array.from({ length: LONE }, (_, i) => `,DF${i},,${day(28)},${(i + 1) * 3}.17,对方费用`);
  const lines = ['行类型,对方单号,我方单号,日期,金额,摘要', ...records.map(asTheirs), ...cancelled.flat(), ...lone];
  await client.upload(workbenchApi.importCounter, { statementId }, { content: lines.join('\n'), name: '对方明细.csv' });
  expect(await runEnds(client)).toMatchObject({ openDiffCount: PLANTED, status: STATEMENT_STATUS.different });
  return { different };
}
