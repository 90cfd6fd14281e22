import {
  INVITATION_CHANNEL,
  INVITATION_PAGE,
  INVITATION_TEMPLATES,
  type InvitationTemplate,
  REPLY_STATUS,
  SEND_STATUS,
} from '@/contract/trade-fair/invitations';
import { type TextId, useText } from '@/core/i18n';
import { codeTable } from '@kit/fields/codeTable';

/** Whoever brings guests and their invitations in from a file is told this. */
export const IMPORT_HELP = ['invitation.importHelp1', 'invitation.importHelp2', 'invitation.importHelp3'] as const;

/** Where the guest of an invitation answers it. */
export const linkOf = (token: string) => window.location.origin + INVITATION_PAGE + token;

export const TEMPLATES: Readonly<Record<InvitationTemplate, TextId>> = {
  M01: 'invitation.template.M01',
  M02: 'invitation.template.M02',
  M03: 'invitation.template.M03',
};

export function useTemplateOptions() {
  const text = useText();
  return INVITATION_TEMPLATES.map((value) => ({ value, label: text(TEMPLATES[value]) }));
}

export const channel = codeTable('invitationChannel', INVITATION_CHANNEL);
export const sendStatus = codeTable('sendStatus', SEND_STATUS, { tones: {
  waiting: 'draft',
  sending: 'waiting',
  sent: 'active',
  failed: 'stopped',
} });
export const replyStatus = codeTable('replyStatus', REPLY_STATUS, { tones: {
  none: 'draft',
  accepted: 'active',
  declined: 'attention',
  cancelled: 'stopped',
} });
