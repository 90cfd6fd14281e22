import { ERROR } from '../../../src/contract/error-codes';
import { lotteryApi } from '../../../src/contract/trade-fair/draws';
import { registrationApi } from '../../../src/contract/trade-fair/hand-over';
import { fairHomeApi } from '../../../src/contract/trade-fair/home';
import { invitationApi, SEND_STATUS } from '../../../src/contract/trade-fair/invitations';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const tradeFairId = '70001';

test('issued tickets stay when the fair ends; a week later nothing changes a figure any more', async () => {
  const figuresOf = async (who: Client) => who.data(fairHomeApi.figures, { tradeFairId });
  const server = await main.start();
  const during = await figuresOf(await signedIn(server.origin, 'admin.hq'));
  expect(during.ticketIssuedCount).toBe(during.ticketCount);
  let later = await server.reopen({ CLOCK: '2026-03-11 09:00:00' });
  let hq = await signedIn(later.origin, 'admin.hq');
  const ended = await figuresOf(hq);
  expect(ended.ticketCount).toBeLessThan(during.ticketCount);
  expect(ended).toEqual({ ...during, ticketCount: ended.ticketCount });
  const { records } = await hq.data(registrationApi.page, { tradeFairId, registerStatus: 0 });
  const winNo = records[0]!.winNo;
  const form = { winNo, receiver: '王海涛', receiverPhone: '13600003400', idLast4: '4417' };
  await hq.data(registrationApi.register, form);

  later = await later.reopen({ CLOCK: '2026-03-17 18:00:01' });
  hq = await signedIn(later.origin, 'admin.hq');
  const frozen = await figuresOf(hq);
  const sent = await hq.data(invitationApi.page, { tradeFairId, sendStatus: SEND_STATUS.sent });
  const reason = '展会结束后补记';
  const late = [
    hq.call(registrationApi.revoke, { winNo, reason }),
    hq.call(lotteryApi.revokeWinner, { winNo, reason }),
    hq.call(invitationApi.cancel, { tradeFairId, ids: [sent.records[0]!.invitationNo] }),
  ];
  const refused = { code: ERROR.statusForbids, msg: '展会结束已超过7天，数据不再变动' };
  for (const answer of await Promise.all(late)) expect(answer).toMatchObject(refused);
  expect(await figuresOf(hq)).toEqual(frozen);
  await later.stop();
});
