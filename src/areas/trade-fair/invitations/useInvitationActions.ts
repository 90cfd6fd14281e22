import {
  type Invitation,
  invitationApi,
  MAX_RESENT,
  REPLY_STATUS,
  SEND_STATUS,
} from '@/contract/trade-fair/invitations';
import { copyLink } from '@/core/clipboard/copyLink';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useBatchRun } from '@/shared/batch/useBatchRun';
import type { Choice, Selection } from '@/shared/batch/useSelection';
import type { Action } from '@kit/actions/action';
import { linkOf } from './invitationCodes';

const isLive = ({ replyStatus: reply }: Invitation) => reply !== REPLY_STATUS.cancelled;
const isWaiting = ({ sendStatus: sent }: Invitation) => sent === SEND_STATUS.waiting;
const hasFailed = ({ sendStatus: sent, resent }: Invitation) => sent === SEND_STATUS.failed && resent < MAX_RESENT;

/** A sent or withdrawn invitation cannot be sent again. */
export const isSettled = (one: Invitation) => !isLive(one) || !(isWaiting(one) || hasFailed(one));

/** The actions on invitations of a fair, one or several. */
export function useInvitationActions(tradeFairId: string, { choice: selected, count, choose }: Selection<Invitation>) {
  const text = useText();
  const runBatch = useBatchRun();
  const send = async (choice: Choice) => {
    const rows = { tradeFairId, ...choice };
    const result = await runBatch(choice, {
      preview: () => call(invitationApi.sendPreview, rows),
      run: (expected) => call(invitationApi.send, { ...rows, expected }),
    });
    if (!result) return;
    // A refused invitation cannot be sent, so the selection is dropped.
    choose([]);
    notifier.success(text('invitation.sent', { sent: result.done }));
  };
  const ofSelected: Action[] = [
    {
      code: 'invitation_batchSend',
      label: 'invitation.batchSend',
      confirm: { title: 'invitation.askSend', content: 'invitation.askSendHelp', values: { count } },
      onAction: () => send(selected),
    },
  ];
  const ofOne = (one: Invitation): Action[] => {
    const { invitationNo, guestName, token } = one;
    if (!isLive(one)) return [];
    const onAction = () => send({ ids: [invitationNo] });
    const first: Action = { code: 'invitation_send', label: 'invitation.send', onAction };
    const again: Action = { code: 'invitation_resend', label: 'invitation.resend', onAction };
    return [
      ...(isWaiting(one) ? [first] : []),
      ...(hasFailed(one) ? [again] : []),
      { code: 'invitation_copyLink', label: 'invitation.copyLink', onAction: () => copyLink(linkOf(token)) },
      {
        code: 'invitation_cancel',
        label: 'invitation.cancel',
        danger: true,
        confirm: {
          title: 'invitation.askCancel',
          content: 'invitation.askCancelHelp',
          values: { name: guestName },
        },
        onAction: () => call(invitationApi.cancel, { tradeFairId, ids: [invitationNo] }),
        done: 'invitation.cancelled',
      },
    ];
  };
  return { ofSelected, ofOne };
}
