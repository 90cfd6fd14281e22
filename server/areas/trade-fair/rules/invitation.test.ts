import { ERROR } from '../../../../src/contract/error-codes';
import { MAX_RESENT, REPLY_STATUS, SEND_STATUS } from '../../../../src/contract/trade-fair/invitations';
import { sendRefusal } from './invitation';

const { waiting, sending, sent, failed } = SEND_STATUS;
const { none, accepted, declined, cancelled } = REPLY_STATUS;

test('what waits is sent, and what has failed is sent again three times', () => {
  for (const replyStatus of [none, accepted, declined]) {
    expect(sendRefusal({ replyStatus, sendStatus: waiting, resent: 0 })).toBeUndefined();
    const failures = [0, 1, 2, 3, 4].map((resent) => sendRefusal({ replyStatus, sendStatus: failed, resent }));
    const { resentTooOften: over } = ERROR;
    expect([MAX_RESENT, failures]).toEqual([3, [undefined, undefined, undefined, over, over]]);
    for (const sendStatus of [sending, sent])
      expect(sendRefusal({ replyStatus, sendStatus, resent: 0 })).toBe(ERROR.invitationSent);
  }
});

test('what was withdrawn is never sent', () => {
  for (const sendStatus of [waiting, sending, sent, failed])
    expect(sendRefusal({ replyStatus: cancelled, sendStatus, resent: 0 })).toBe(ERROR.invitationGone);
});
