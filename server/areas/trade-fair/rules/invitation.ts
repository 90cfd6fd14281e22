import { ERROR, type ErrorCode } from '../../../../src/contract/error-codes';
import {
  type Invitation,
  MAX_RESENT,
  REPLY_STATUS,
  SEND_STATUS,
} from '../../../../src/contract/trade-fair/invitations';

const { waiting, failed } = SEND_STATUS;

export const isLive = ({ replyStatus }: Pick<Invitation, 'replyStatus'>) => replyStatus !== REPLY_STATUS.cancelled;

/** Why an invitation is not sent; undefined: it is (docs/domain/trade-fair.md#invitations). */
export function sendRefusal(one: Pick<Invitation, 'replyStatus' | 'sendStatus' | 'resent'>): ErrorCode | undefined {
  if (!isLive(one)) return ERROR.invitationGone;
  if (one.sendStatus === waiting) return undefined;
  if (one.sendStatus !== failed) return ERROR.invitationSent;
  return one.resent < MAX_RESENT ? undefined : ERROR.resentTooOften;
}
