import type { Explained, FigurePart } from '@/contract/trade-fair/home';
import type { TextId } from '@/core/i18n';

/** The rule of each figure. */
export const RULES: Readonly<Record<Explained, TextId>> = {
  invitedCount: 'homeWhy.invitedCount',
  confirmedCount: 'homeWhy.confirmedCount',
  signInCount: 'homeWhy.signInCount',
  orderCustomerCount: 'homeWhy.orderCustomerCount',
  orderCount: 'homeWhy.orderCount',
  orderAmount: 'homeWhy.orderAmount',
  discountAmount: 'homeWhy.discountAmount',
  ticketIssuedCount: 'homeWhy.ticketIssuedCount',
  drawnCount: 'homeWhy.drawnCount',
  prizeRegisteredCount: 'homeWhy.prizeRegisteredCount',
  diningUsed: 'homeWhy.diningUsed',
};

/** Kinds of rows that are counted, or left out. */
export const KINDS: Readonly<Record<FigurePart, TextId>> = {
  sent: 'homeWhy.part.sent',
  unsent: 'homeWhy.part.unsent',
  sendFailed: 'homeWhy.part.sendFailed',
  withdrawn: 'homeWhy.part.withdrawn',
  accepted: 'homeWhy.part.accepted',
  declined: 'homeWhy.part.declined',
  unanswered: 'homeWhy.part.unanswered',
  came: 'homeWhy.part.came',
  signInRevoked: 'homeWhy.part.signInRevoked',
  notCome: 'homeWhy.part.notCome',
  ordered: 'homeWhy.part.ordered',
  cancelledOnly: 'homeWhy.part.cancelledOnly',
  toConfirm: 'homeWhy.part.toConfirm',
  confirmed: 'homeWhy.part.confirmed',
  shipped: 'homeWhy.part.shipped',
  finished: 'homeWhy.part.finished',
  cancelled: 'homeWhy.part.cancelled',
  bySignIn: 'homeWhy.part.bySignIn',
  byOrder: 'homeWhy.part.byOrder',
  byHand: 'homeWhy.part.byHand',
  ticketVoid: 'homeWhy.part.ticketVoid',
  won: 'homeWhy.part.won',
  winRevoked: 'homeWhy.part.winRevoked',
  winWaived: 'homeWhy.part.winWaived',
  received: 'homeWhy.part.received',
  waiting: 'homeWhy.part.waiting',
  waived: 'homeWhy.part.waived',
  overdue: 'homeWhy.part.overdue',
  seated: 'homeWhy.part.seated',
  seatsLeft: 'homeWhy.part.seatsLeft',
  otherDay: 'homeWhy.part.otherDay',
};
