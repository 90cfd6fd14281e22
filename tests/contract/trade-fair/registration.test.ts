import { ERROR } from '../../../src/contract/error-codes';
import { lotteryApi } from '../../../src/contract/trade-fair/draws';
import { prizeApi } from '../../../src/contract/trade-fair/prizes';
import { REGISTER_STATUS, registrationApi } from '../../../src/contract/trade-fair/hand-over';
import { Pool } from 'pg';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';

const tradeFairId = '70001';
const { page, register, revoke, waive } = registrationApi;

test('a prize is handed over once, taken back by headquarters, waived and drawn again, or overdue after seven days', async () => {
  let server = await main.start();
  let admin = await signedIn(server.origin, 'admin.hq');
  const clerk = await signedIn(server.origin, 'show.clerk');
  const stateOf = async (winNo: string) => {
    const { records } = await admin.data(page, { tradeFairId, winNo });
    return records[0]?.registerStatus;
  };
  const fetched = async () => (await admin.data(prizeApi.page, { tradeFairId, prizeName: '纪念' })).records[0];

  const form = { receiver: '王海涛', receiverPhone: '13600003400', idLast4: '441x' };
  expect((await clerk.call(register, { winNo: 'ZJ00000001', ...form, idLast4: '44' })).code).toBe(ERROR.invalidInput);
  await clerk.data(register, { winNo: 'ZJ00000001', ...form });
  const refused = async (client: typeof clerk, winNo: string) => {
    const { code, msg } = await client.call(register, { winNo, ...form });
    expect(code).toBe(ERROR.prizeTaken);
    return msg;
  };
  expect(await refused(clerk, 'ZJ00000001')).toBe('奖品已经领取');
  expect(await fetched()).toMatchObject({ registeredCount: 1, drawnCount: 5 });
  const reason = '登记错误，重新领取';
  expect((await clerk.call(revoke, { winNo: 'ZJ00000001', reason })).status).toBe(403);
  await admin.data(revoke, { winNo: 'ZJ00000001', reason });
  expect([await stateOf('ZJ00000001'), (await fetched())?.registeredCount]).toEqual([REGISTER_STATUS.waiting, 0]);

  await clerk.data(waive, { winNo: 'ZJ00000002', reason: '本人放弃领取' });
  expect(await refused(clerk, 'ZJ00000002')).toBe('中奖人已放弃奖品');
  expect((await fetched())?.drawnCount).toBe(5);
  const { drawId } = await clerk.data(lotteryApi.redraw, { drawId: '78001', count: 1 });
  expect((await fetched())?.drawnCount).toBe(4);
  await clerk.data(lotteryApi.stop, { drawId });
  expect(await fetched()).toMatchObject({ drawnCount: 5, registeredCount: 0 });

  await clerk.data(register, { winNo: 'ZJ00000003', ...form });
  server = await server.reopen({ CLOCK: '2026-03-17 18:00:01' });
  admin = await signedIn(server.origin, 'admin.hq');
  expect(await stateOf('ZJ00000001')).toBe(REGISTER_STATUS.overdue);
  expect(await stateOf('ZJ00000003')).toBe(REGISTER_STATUS.received);
  expect(await refused(admin, 'ZJ00000001')).toBe('奖品逾期未领');
  await server.stop();
});

test('a fair that hands prizes over against a signature refuses a hand-over without one', async () => {
  const server = await main.start();
  const admin = await signedIn(server.origin, 'admin.hq');
  const { tradeFairId: copied } = await admin.data(tradeFairApi.copy, { id: tradeFairId });
  const before = await admin.data(tradeFairApi.detail, { id: copied });
  expect(before.signatureRequired).toBe(0);
  const { meals: _meals, ...kept } = before;
  await admin.data(tradeFairApi.update, { ...kept, id: copied, saveMode: 'DRAFT', signatureRequired: 1 });
  expect(await admin.data(tradeFairApi.detail, { id: copied })).toMatchObject({ signatureRequired: 1 });
  if (server.databaseUrl) {
    const pool = new Pool({ connectionString: server.databaseUrl, max: 1 });
    await pool.query(`update trade_fair set signature_required = 1 where trade_fair_id = ${tradeFairId}`);
    await pool.end();
    const form = { winNo: 'ZJ00000004', receiver: '王海涛', receiverPhone: '13600003400', idLast4: '4417' };
    const { records } = await admin.data(page, { tradeFairId, winNo: form.winNo });
    expect(records).toMatchObject([{ signatureRequired: 1, registerStatus: REGISTER_STATUS.waiting }]);
    const refused = await admin.call(register, form);
    expect(refused).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'signatureImage', msg: '不能为空' }] });
  }
  await server.stop();
});
