import {
  INVITATION_CHANNEL,
  INVITATION_PAGE,
  type InvitationTemplate,
  REPLY_STATUS,
  SEND_STATUS,
} from '@/contract/trade-fair/invitations';
import { codeTable } from '@kit/fields/codeTable';

/** The instructions above an import of guests and their invitations. */
export const IMPORT_HELP = ['invitation.importHelp1', 'invitation.importHelp2', 'invitation.importHelp3'] as const;

/** The address at which the guest of an invitation replies. */
export const linkOf = (token: string) => window.location.origin + INVITATION_PAGE + token;

export const template = codeTable('invitation.template', {
  M01: 'M01',
  M02: 'M02',
  M03: 'M03',
} satisfies { [Name in InvitationTemplate]: Name });
export const channel = codeTable('invitationChannel', INVITATION_CHANNEL, { dictCode: 'invitation.channel' });
export const sendStatus = codeTable('sendStatus', SEND_STATUS, {
  tones: { waiting: 'draft', sending: 'waiting', sent: 'active', failed: 'stopped' },
  dictCode: 'invitation.sendStatus',
});
export const replyStatus = codeTable('replyStatus', REPLY_STATUS, {
  tones: { none: 'draft', accepted: 'active', declined: 'attention', cancelled: 'stopped' },
  dictCode: 'invitation.replyStatus',
});
