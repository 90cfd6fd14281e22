import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { DRAW_MODE, DRAW_STATUS, WIN_STATUS } from '../../../../../src/contract/trade-fair/draws';
import { REGISTER_STATUS } from '../../../../../src/contract/trade-fair/hand-over';
import { flag, id, instant, moment, newId } from '../../../../platform/database/columns';
import type { Entry, Pick, Stake } from '../../rules/lottery/pick';
import { fair, fairCustomer, inVisibleFair, prize } from './trade-fair';
import { guest } from './fair-guests';
import { file } from '../../../../platform/schema/platform';
import { holdsFiles } from '../../../../platform/files/references';
import { branchRule } from '../../../../platform/scope';
import { among, notNegative } from '../../../../platform/database/checks';

type Value<T extends Record<string, number>> = T[keyof T];

/** A group of guests that prizes are for; labels of guests without a row here are groups as well. */
export const prizeGroup = pgTable(
  'prize_group',
  { tradeFairId: fair(), label: text().notNull(), remark: text().notNull().default('') },
  (table) => [primaryKey({ columns: [table.tradeFairId, table.label] })],
);

/** The dice of one day: thrown before the draws, shown after them (docs/domain/draws.md#draws). */
export const drawSeed = pgTable(
  'draw_seed',
  {
    seedHash: text().primaryKey(),
    tradeFairId: fair(),
    /** yyyy-mm-dd */
    day: text().notNull(),
    /** Encrypted. */
    sealed: text().notNull(),
    seed: text(),
    committedBy: text().notNull(),
    commitTime: moment().notNull(),
    revealTime: moment(),
  },
  (table) => [uniqueIndex('draw_seed_day').on(table.tradeFairId, table.day)],
);

export const draw = pgTable(
  'draw',
  {
    drawId: newId().primaryKey(),
    tradeFairId: fair(),
    /** Null: of all prizes. */
    prizeId: id().references(() => prize.prizeId),
    roundNo: integer().notNull(),
    mode: smallint().$type<Value<typeof DRAW_MODE>>().notNull().default(1),
    drawCount: integer().notNull(),
    poolSize: integer().notNull(),
    poolHash: text().notNull(),
    seedHash: text()
      .notNull()
      .references(() => drawSeed.seedHash),
    startTime: moment().notNull(),
    stopTime: moment(),
    operatorId: text().notNull(),
    operatorName: text().notNull().default(''),
    status: smallint().$type<Value<typeof DRAW_STATUS>>().notNull(),
    redrawOf: id(),
    /** Frozen at the start: what is drawn from and for, and who has been drawn. */
    pool: jsonb().$type<Entry[]>().notNull(),
    stakes: jsonb().$type<Stake[]>().notNull(),
    picks: jsonb().$type<Pick[]>().notNull(),
  },
  (table) => [
    index('draw_fair').on(table.tradeFairId),
    // One at a time, whoever starts it (rule 7).
    uniqueIndex('draw_running')
      .on(table.tradeFairId)
      .where(sql`status = 1`),
    among('draw_status', table.status, DRAW_STATUS),
    among('draw_mode', table.mode, DRAW_MODE),
    notNegative('draw_counts', table.drawCount, table.poolSize),
  ],
);

export const winner = pgTable(
  'winner',
  {
    winNo: text().primaryKey(),
    tradeFairId: fair(),
    drawId: id()
      .notNull()
      .references(() => draw.drawId),
    seq: integer().notNull(),
    ticketNo: text().notNull(),
    guestId: id()
      .notNull()
      .references(() => guest.guestId),
    fairCustomerId: id()
      .notNull()
      .references(() => fairCustomer.id),
    prizeId: id()
      .notNull()
      .references(() => prize.prizeId),
    drawTime: moment().notNull(),
    winStatus: smallint().$type<Value<typeof WIN_STATUS>>().notNull().default(0),
    revokeReason: text().notNull().default(''),
    /** Somebody else has been drawn in this place. */
    redrawn: flag(),
    /** 0 waiting, 1 handed over, 2 waived, 3 overdue. */
    registerStatus: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    receiver: text().notNull().default(''),
    receiverPhone: text().notNull().default(''),
    idLast4: text().notNull().default(''),
    signatureImage: id().references(() => file.fileId),
    remark: text().notNull().default(''),
    registerTime: moment(),
    registerBy: text().notNull().default(''),
  },
  (table) => [
    // A ticket wins at most once.
    uniqueIndex('winner_ticket').on(table.tradeFairId, table.ticketNo),
    index('winner_draw').on(table.drawId, table.seq),
    index('winner_due').on(table.registerStatus, table.tradeFairId),
    index('winner_guest').on(table.guestId),
    index('winner_signature').on(table.signatureImage),
    among('winner_win_status', table.winStatus, WIN_STATUS),
    among('winner_register_status', table.registerStatus, REGISTER_STATUS),
  ],
);

/** The one screen of a fair that may draw; only the hash of its token stays. */
export const drawScreen = pgTable('draw_screen', {
  tradeFairId: fair().primaryKey(),
  tokenHash: text().notNull(),
  loginName: text().notNull(),
  operatorName: text().notNull(),
  expiresAt: instant().notNull(),
});

holdsFiles(winner.signatureImage);

for (const table of [prizeGroup, drawSeed, draw, winner])
  branchRule(table, (viewer) => inVisibleFair(table.tradeFairId, viewer));
