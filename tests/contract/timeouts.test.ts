/* docs/operations.md#connections: nobody waits without end for a connection, a lock or an answer of the database. */
import { Client as PgClient } from 'pg';
import { ERROR } from '../../src/contract/error-codes';
import { prodRulesApi } from '../../src/contract/pricing/prod-rules';
import { profileApi } from '../../src/contract/account/profile';
import { main } from '../support/backends';
import { signedIn } from '../support/client';
import { promotionSamples } from './samples/promotion';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const rule = { ...promotionSamples.prodRulesApi.addRule, ruleName: '等待' };

/** A backend while somebody else holds all price rules. */
async function whileHeld(env: Record<string, string>, work: (origin: string) => Promise<void>) {
  const { origin, databaseUrl, stop } = await main.start(env);
  const other = new PgClient({ connectionString: databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query('lock table price_rule in exclusive mode');
  try {
    await work(origin);
  } finally {
    await other.end();
    await stop();
  }
}

onPostgres.each([
  ['a lock', { LOCK_TIMEOUT_MS: '100' }, ERROR.lockedByOthers],
  ['a statement', { STATEMENT_TIMEOUT_MS: '2000', LOCK_TIMEOUT_MS: '0' }, ERROR.tookTooLong],
])('%s that takes too long is answered, and may be tried again', async (_, env, code) => {
  await whileHeld(env, async (origin) => {
    const client = await signedIn(origin, 'op.hubei');
    const answer = await client.call(prodRulesApi.addRule, rule);
    expect([answer.status, answer.code, answer.headers.get('retry-after')]).toEqual([503, code, '2']);
    expect(answer.msg).not.toBe('');
    expect((await client.call(profileApi.profile, {})).status).toBe(200);
  });
});

onPostgres('who finds no free connection hears it soon', async () => {
  // Nobody else has the connection while somebody signs in, and that takes less than the time that it is held.
  const env = { POOL_MAX: '1', CONNECTION_TIMEOUT_MS: '1500', LOCK_TIMEOUT_MS: '3000', WORKER: '0' };
  await whileHeld(env, async (origin) => {
    const client = await signedIn(origin, 'op.hubei');
    const [held, ...others] = await Promise.all([
      client.call(prodRulesApi.addRule, rule),
      ...[1, 2, 3].map(() => client.call(profileApi.profile, {})),
    ]);
    expect(new Set(others.map(({ code }) => code)).has(ERROR.tooManyAtOnce)).toBe(true);
    expect([ERROR.lockedByOthers, ERROR.tooManyAtOnce]).toContain(held.code);
  });
});
