import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  INVITATION_CHANNEL,
  type InvitationTemplate,
  REPLY_STATUS,
  SEND_STATUS,
} from '../../../../../src/contract/trade-fair/invitations';
import { LINE_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { fen, id, moment } from '../../../../platform/database/columns';
import { fairOrder, guest } from './fair-guests';
import { product, supplier, units } from '../../../master-data/public';
import { fair, inVisibleFair } from './trade-fair';
import { branchRule } from '../../../../platform/scope';
import { among, notNegative } from '../../../../platform/database/checks';

type Value<T extends Record<string, number>> = T[keyof T];

/** A commodity in an order at a fair; the supplier is the one that brought it. Quantities in 1/10000 unit. */
export const fairOrderLine = pgTable(
  'fair_order_line',
  {
    orderNo: text()
      .notNull()
      .references(() => fairOrder.orderNo),
    lineNo: integer().notNull(),
    productId: text()
      .notNull()
      .references(() => product.productId),
    supplierId: text()
      .notNull()
      .references(() => supplier.supplierId),
    qty: units().notNull(),
    /** In 1/10000 yuan. */
    unitPrice: units().notNull(),
    amount: fen().notNull(),
    discountAmount: fen().notNull(),
    netAmount: fen().notNull(),
    shippedQty: units().notNull().default(0),
    returnedQty: units().notNull().default(0),
    status: smallint().$type<Value<typeof LINE_STATUS>>().notNull().default(0),
    cancelReason: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.lineNo] }),
    index('fair_order_line_product').on(table.productId),
    index('fair_order_line_supplier').on(table.supplierId),
    index('fair_order_line_shipped')
      .on(table.orderNo, table.lineNo)
      .where(sql`shipped_qty > 0`),
    index('fair_order_line_amount').on(table.amount, table.orderNo, table.lineNo),
    index('fair_order_line_net').on(table.netAmount, table.orderNo, table.lineNo),
    among('fair_order_line_status', table.status, LINE_STATUS),
    notNegative(
      'fair_order_line_amounts',
      table.qty,
      table.unitPrice,
      table.amount,
      table.discountAmount,
      table.netAmount,
      table.shippedQty,
      table.returnedQty,
    ),
  ],
);

/** Quantities of a fair's commodities that are booked for orders of its customers; see `takenAtFairs`. */
export const fairUsage = pgTable(
  'fair_usage',
  {
    orderNo: text().notNull(),
    productId: text().notNull(),
    tradeFairId: fair(),
    custId: text().notNull(),
    qty: units().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.productId] }),
    index('fair_usage_of').on(table.tradeFairId, table.custId, table.productId),
    notNegative('fair_usage_qty', table.qty),
  ],
);

export const invitation = pgTable(
  'invitation',
  {
    invitationNo: text().primaryKey(),
    tradeFairId: fair(),
    guestId: id()
      .notNull()
      .references(() => guest.guestId),
    channel: smallint().$type<Value<typeof INVITATION_CHANNEL>>().notNull(),
    templateId: text().$type<InvitationTemplate>(),
    sendStatus: smallint().$type<Value<typeof SEND_STATUS>>().notNull().default(0),
    /** How often it was sent again after a failure. */
    resent: integer().notNull().default(0),
    replyStatus: smallint().$type<Value<typeof REPLY_STATUS>>().notNull().default(0),
    companionsReply: integer(),
    sendTime: moment(),
    replyTime: moment(),
    inviterId: text().notNull(),
    inviterName: text().notNull(),
    /** Opens the invitation for whoever has the link. */
    token: text().notNull().unique(),
    gmtCreated: moment().notNull(),
  },
  (table) => [
    // One live invitation for each guest.
    uniqueIndex('invitation_live')
      .on(table.guestId)
      .where(sql`reply_status <> 9`),
    index('invitation_fair').on(table.tradeFairId, table.sendStatus, table.invitationNo),
    index('invitation_reply').on(table.tradeFairId, table.replyStatus, table.invitationNo),
    index('invitation_number').on(table.tradeFairId, table.invitationNo),
    index('invitation_created').on(table.tradeFairId, table.gmtCreated, table.invitationNo),
    // What was not sent or answered stands last either way.
    index('invitation_sent').on(table.tradeFairId, table.sendTime, table.invitationNo),
    index('invitation_sent_last').on(
      table.tradeFairId,
      table.sendTime.desc().nullsLast(),
      table.invitationNo.desc().nullsFirst(),
    ),
    index('invitation_answered').on(table.tradeFairId, table.replyTime, table.invitationNo),
    index('invitation_answered_last').on(
      table.tradeFairId,
      table.replyTime.desc().nullsLast(),
      table.invitationNo.desc().nullsFirst(),
    ),
    among('invitation_channel', table.channel, INVITATION_CHANNEL),
    among('invitation_send_status', table.sendStatus, SEND_STATUS),
    among('invitation_reply_status', table.replyStatus, REPLY_STATUS),
    notNegative('invitation_counts', table.resent, table.companionsReply),
  ],
);

branchRule(invitation, (viewer) => inVisibleFair(invitation.tradeFairId, viewer));
