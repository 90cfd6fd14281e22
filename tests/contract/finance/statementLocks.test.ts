/* What a statement refuses while something else is on, and to whom (docs/domain/reconciliation.md#statements). */
import { Pool } from 'pg';
import { ERROR } from '../../../src/contract/error-codes';
import { statementLinkApi, statementReplyApi } from '../../../src/contract/finance/replies';
import { statementApi } from '../../../src/contract/finance/statements';
import { main } from '../../support/backends';
import { Client } from '../../support/client';
import { openPeople, type People } from '../system/people';

const SENT = '92002';

let people: People;

beforeAll(async () => {
  people = await openPeople(() => main.start({ WORKER: '0' }));
});
afterAll(() => people.backend.stop());

const detailOf = (id: string) => people.admin.data(statementApi.detail, { id });

test('a statement is voided by headquarters alone, whatever buttons somebody of a company has', async () => {
  const narrow = await people.enterNarrow('BRANCH', 'FDB');
  const { version } = await detailOf(SENT);
  const voiding = { id: SENT, version, reason: '账期选择有误' };
  expect((await narrow.call(statementApi.void, voiding)).code).toBe(ERROR.notGranted);
});

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

/** Does the work while somebody else has the statement, until so many wait; then `last` ends what he does. */
async function meanwhile<T>(work: () => Promise<T>, { many, last }: { many: number; last: string }) {
  const pool = new Pool({ connectionString: people.backend.databaseUrl, max: 2 });
  const other = await pool.connect();
  await other.query('begin');
  await other.query(`select 1 from statement where statement_id = ${SENT} for update`);
  const result = work();
  for (let waits = 0; waits < many;) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waits = rows[0]?.n ?? 0;
  }
  await other.query(last);
  await other.query('commit');
  other.release();
  const answer = await result;
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from statement_link where statement_id = ${SENT} and revoked_at is null`,
  );
  await pool.end();
  return { answer, openLinks: rows[0]?.n };
}

const linkFor = () => people.admin.data(statementLinkApi.create, { statementId: SENT, phone: '13511112222' });

onPostgres('of two links that are given away at once, one is open', async () => {
  const { openLinks } = await meanwhile(() => Promise.all([linkFor(), linkFor()]), { many: 2, last: 'select 1' });
  expect(openLinks).toBe(1);
});

onPostgres('what waits while the answers are sent is not kept after them', async () => {
  const partner = new Client(people.backend.origin);
  const { token } = await linkFor();
  const { answer } = await meanwhile(() => partner.call(statementReplyApi.save, { token, agreeRest: 1 }), {
    many: 1,
    last: `update statement_link set answer_time = now() where statement_id = ${SENT}`,
  });
  expect(answer.code).toBe(ERROR.linkAnswered);
});
