import type { INVITATION_CHANNEL, Invitation, InvitationTemplate } from '@/contract/trade-fair/invitations';
import { f, mobileRule } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { channel, replyStatus, sendStatus, template } from './invitationCodes';

/** Somebody who is not among the guests of the fair yet. */
export interface NewGuest {
  guestName: string;
  phone: string;
  customer: { value: string; label: string } | null;
  position?: string;
  companions?: number | null;
  prizeGroupLabel?: string;
  seatNo?: string;
}

/** Whom to invite, and by which channel. */
export interface NewInvitations {
  channel: (typeof INVITATION_CHANNEL)[keyof typeof INVITATION_CHANNEL];
  templateId?: InvitationTemplate;
  guestIds?: string[];
  guests?: Partial<NewGuest>[];
}

interface Searched {
  branchId: string;
  sendDay: string;
  replyDay: string;
}

/** An invitation, and the form of new ones. */
export const invitationFields = fieldsOf<Invitation, NewInvitations & Searched>()('invitation', {
  invitationNo: f.code({ width: 140, fixed: 'left', sorted: true }),
  guestName: f.person({ max: 20 }),
  phone: f.mobile(),
  customerName: f.name({ max: 100, width: 200 }),
  channel: f.codes(channel, { required: true }),
  templateId: f.codes(template, { required: true }),
  sendStatus: f.codes(sendStatus),
  sendTime: f.dateTime({ sorted: true }),
  sendDay: f.day(),
  replyStatus: f.codes(replyStatus),
  companionsReply: f.count(),
  replyTime: f.dateTime({ sorted: true }),
  replyDay: f.day(),
  branchId: f.branch(),
  inviterName: f.person(),
  gmtCreated: f.dateTime({ sorted: true }),
  guestIds: f.list({ help: 'invitation.knownHelp' }),
});

const MOST_COMPANIONS = 9;

/** One row of the new guests. */
export const newGuestFields = fieldsOf<NewGuest>()('invitation', {
  guestName: f.person({ max: 20, required: true }),
  phone: f.mobile({ required: true, rules: [mobileRule] }),
  customer: f.text({ required: true }),
  position: f.text({ max: 20 }),
  companions: f.count({ max: MOST_COMPANIONS }),
  prizeGroupLabel: f.text({ max: 20 }),
  seatNo: f.text({ max: 10 }),
});
