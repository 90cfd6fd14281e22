import { createCipheriv, randomBytes } from 'node:crypto';
import { lotteryApi } from '../../../src/contract/trade-fair/draws';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';

const tradeFairId = '70001';
const OLD_KEY = 'cd'.repeat(32);
const keyText = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;

/** As a version before sealed it, with the key in the same database. */
function sealedBefore(hex: string) {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(OLD_KEY, 'hex'), iv);
  const body = Buffer.concat([cipher.update(hex, 'hex'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

const STATE = `select sealed, (select count(*)::int from setting where name = 'sealKey') as keys
  from draw_seed where trade_fair_id = ${tradeFairId} and seed is null`;

test('a seed is sealed anew when the key leaves the database, and when it is replaced', async () => {
  const { env, remove } = await main.data();
  const seed = 'ef'.repeat(32);
  await hostSteps(env, [
    { sql: `insert into setting (name, value) values ('sealKey', '${OLD_KEY}')` },
    { sql: `update draw_seed set sealed = '${sealedBefore(seed)}' where seed is null` },
  ]);
  const stateAfter = async (APP_KEY: string) => {
    const backend = await hostBackend({ ...env, APP_KEY });
    await backend.stop();
    const [rows] = await hostSteps(env, [{ sql: STATE }]);
    return rows;
  };
  const sealedBy = (id: string) => [{ sealed: expect.stringMatching(new RegExp(`^v2\\.${id}\\.`)), keys: 0 }];
  expect(await stateAfter(keyText('one'))).toEqual(sealedBy('one'));
  expect(await stateAfter(`${keyText('two')},${keyText('one')}`)).toEqual(sealedBy('two'));
  expect(await stateAfter(keyText('two'))).toEqual(sealedBy('two'));
  await expect(stateAfter(keyText('three'))).rejects.toThrow('has the key two');

  // The day after it is told what it was.
  const backend = await hostBackend({ ...env, APP_KEY: keyText('two'), CLOCK: '2026-03-12 09:00:00' });
  const admin = await signedIn(backend.origin, 'admin.hq');
  const waiting = (await admin.data(lotteryApi.seedList, { tradeFairId })).filter((one) => one.seed === null);
  expect(waiting).toHaveLength(1);
  const revealed = await admin.data(lotteryApi.reveal, { tradeFairId, seedHash: waiting[0]!.seedHash });
  expect(revealed.seed).toBe(seed);
  await backend.stop();
  await remove();
});

test('a link that an earlier key has signed is good as long as that key is there', async () => {
  const { env, remove } = await main.data();
  const first = await hostBackend({ ...env, APP_KEY: keyText('tests') });
  const client = await signedIn(first.origin, 'op.hubei');
  const { coverImageUrl } = await client.data(tradeFairApi.detail, { id: tradeFairId });
  await first.stop();
  const typeAfter = async (APP_KEY: string) => {
    const backend = await hostBackend({ ...env, APP_KEY });
    const answer = await fetch(backend.origin + coverImageUrl);
    await backend.stop();
    return answer.headers.get('content-type');
  };
  expect(await typeAfter(`${keyText('two')},${keyText('tests')}`)).toBe('image/png');
  expect(await typeAfter(keyText('two'))).toMatch(/^application\/json/);
  await remove();
});
