/*
 * The run over a statement with 50,000 documents on either side (docs/domain/workbench.md#the-run), through the
 * database: `npm run bench reconcile`, on the PostgreSQL server of TEST_DATABASE_URL where there is one. Five per cent of
 * the numbers are damaged, two per cent of the amounts differ, ten per cent of the documents have no number.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { eq, sql } from 'drizzle-orm';
import { statementMatch } from '../../server/areas/finance/data/schema/matches';
import { reconcileJob } from '../../server/areas/finance/jobs/reconcile';
import { openStore } from '../../server/platform/database/open';
import type { Db } from '../../server/platform/database/db';
import type { Running } from '../../server/platform/jobs/kinds';
import { MATCH_STATUS } from '../../src/contract/finance/matching';
import { createDatabase } from '../support/engines';
import { COMPANY, RESET, row, SHANGHAI_NOON } from '../support/runWorld';
import { report } from './report';

const ROWS = 50_000;
const MEGABYTE = 1_048_576;
const MILLION = 1_000_000;

const NO = `'CK20260210' || lpad(n::text, 6, '0')`;
const DAY = `date '2026-02-01' + (n % 28)`;
/** Another number of the partner's own, and his remark, where he does not write ours. */
const THEIRS = `case when n % 10 = 0 then '' when n % 20 = 3 then 'ck 20260210-' || lpad(n::text, 6, '0') else ${NO} end`;

const FILLED = [
  ...COMPANY,
  `${row(1, 'no', `${NO}, '', ${NO}, ${DAY}, 10000 + n * 13`)}${ROWS}) as n`,
  `${row(
    2,
    'no',
    `'R' || n, ${THEIRS}, case when n % 10 = 0 then 'R' || n else ${NO} end, ${DAY},
    10000 + n * 13 - (case when n % 50 = 7 then 700 else 0 end)`,
  )}${ROWS}) as n`,
  'analyze',
];

const run = async (db: Db, text: string) => {
  await db.execute(sql.raw(text));
};

async function opened() {
  if (process.env.TEST_DATABASE_URL) {
    const { url, drop } = await createDatabase();
    return { target: { databaseUrl: url, dataDir: '' }, drop };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'reconcile-'));
  return { target: { dataDir }, drop: () => Promise.resolve(rmSync(dataDir, { recursive: true })) };
}

async function main() {
  const { target, drop } = await opened();
  const { db, close } = await openStore({ ...target, seed: () => Promise.resolve() });
  for (const text of [...FILLED, ...RESET]) await run(db, text);
  const running: Running<unknown> = {
    ...{ payload: { statementId: '1', runNo: 1 }, progress: null, attempt: 1, isLast: false },
    ...{ signal: new AbortController().signal, saveIn: () => Promise.resolve(), save: () => Promise.resolve() },
  };
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  delay.enable();
  const start = performance.now();
  await reconcileJob.run({ db, clock: () => SHANGHAI_NOON }, running);
  const seconds = (performance.now() - start) / 1_000;
  delay.disable();
  clearInterval(watch);
  const matches = await db.$count(statementMatch, eq(statementMatch.status, MATCH_STATUS.confirmed));
  await close();
  await drop();
  report('reconcile', [
    { id: '', what: `a run over ${ROWS} × ${ROWS}`, value: seconds, unit: 's', must: 60, exact: false },
    { id: '', what: '  confirmed by the machine', value: matches, unit: 'matches', exact: false },
    { id: '', what: '  event loop', value: delay.percentile(99) / MILLION, unit: 'ms p99', must: 50, exact: false },
    { id: '', what: '  memory', value: (most - before) / MEGABYTE, unit: 'MB more', must: 300, exact: false },
  ]);
}

void main();
