/* docs/domain/trade-fair.md#status: what counts from the end of a fair counts from when it was ended, not from its plan. */
import { ERROR } from '../../../src/contract/error-codes';
import { checkInApi } from '../../../src/contract/trade-fair/check-in';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { REGISTER_STATUS, registrationApi } from '../../../src/contract/trade-fair/hand-over';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

/** By its plan until 2026-03-10 18:00:00. */
const tradeFairId = '70001';
const winNo = 'ZJ00000001';

const move = async (who: Client, how: 'takeDown' | 'end') => {
  const { version } = await who.data(tradeFairApi.detail, { id: tradeFairId });
  const confirmed = how === 'takeDown' ? { confirm: 1 as const, confirmCodes: [ERROR.usedByPages] } : {};
  await who.data(tradeFairApi[how], { id: tradeFairId, version, reason: '提前闭幕，感谢参与', ...confirmed });
};
const statusOf = async (who: Client) =>
  (await who.data(registrationApi.page, { tradeFairId, winNo })).records[0]?.registerStatus;
const form = { winNo, receiver: '王海涛', receiverPhone: '13600003400', idLast4: '4417' };

test('a week after it was ended before its plan, its prizes are overdue and its figures are frozen', async () => {
  let server = await main.start();
  await move(await signedIn(server.origin, 'admin.hq'), 'end');
  server = await server.reopen({ CLOCK: '2026-03-15 08:30:00' });
  let hq = await signedIn(server.origin, 'admin.hq');
  expect(await statusOf(hq)).toBe(REGISTER_STATUS.waiting);
  await hq.data(registrationApi.register, { ...form, winNo: 'ZJ00000003' });
  server = await server.reopen({ CLOCK: '2026-03-15 12:00:00' });
  hq = await signedIn(server.origin, 'admin.hq');
  expect(await statusOf(hq)).toBe(REGISTER_STATUS.overdue);
  const revoked = await hq.call(registrationApi.revoke, { winNo: 'ZJ00000003', reason: '展会结束后补记' });
  expect(revoked.code).toBe(ERROR.statusForbids);
  await server.stop();
});

test('one that was taken down before it was ended takes nothing of the time between', async () => {
  let server = await main.start();
  await move(await signedIn(server.origin, 'admin.hq'), 'takeDown');
  server = await server.reopen({ CLOCK: '2026-03-08 15:00:00' });
  const hq = await signedIn(server.origin, 'admin.hq');
  await move(hq, 'end');
  const clerk = await signedIn(server.origin, 'show.clerk');
  const tell = (guestId: string, happenedAt: string) =>
    clerk.call(checkInApi.do, { tradeFairId, guestId, happenedAt: `2026-03-08 ${happenedAt}` });
  expect((await tell('74017', '14:59:00')).code).toBe(ERROR.fairNotOngoing);
  expect((await tell('74020', '08:30:00')).data).toMatchObject({ signInTime: '2026-03-08 08:30:00' });
  await server.stop();
});

test('one that was taken down and is ended after its plan keeps its prizes for a week from then', async () => {
  let server = await main.start();
  await move(await signedIn(server.origin, 'admin.hq'), 'takeDown');
  server = await server.reopen({ CLOCK: '2026-03-20 09:00:00' });
  let hq = await signedIn(server.origin, 'admin.hq');
  await move(hq, 'end');
  expect(await statusOf(hq)).toBe(REGISTER_STATUS.waiting);
  await hq.data(registrationApi.register, { ...form, winNo: 'ZJ00000003' });
  server = await server.reopen({ CLOCK: '2026-03-27 12:00:00' });
  hq = await signedIn(server.origin, 'admin.hq');
  expect(await statusOf(hq)).toBe(REGISTER_STATUS.overdue);
  await server.stop();
});
