import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { FILE_USE } from '../../../src/contract/account/files';
import { id, instant, moment, newId } from '../database/columns';
import { blob } from './blob';
import { branch, user } from './organisation';
import { among, notNegative } from '../database/checks';
import { gramIndex } from '../database/large';

/** One token. Tokens of one sign-in share `signInId` and end together (docs/domain/account.md#sessions). */
export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    signInId: text().notNull(),
    /** `pre` may only choose one of `accounts`. */
    kind: text({ enum: ['pre', 'full'] }).notNull(),
    userId: id().references(() => user.userId),
    branchId: text().references(() => branch.branchId),
    accounts: text().array(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The sign-in is over then, whatever it was used for. */
    endsAt: instant()
      .notNull()
      .default(sql`now() + interval '24 hours'`),
    ip: text().notNull(),
    userAgent: text().notNull(),
  },
  (table) => [index('session_sign_in').on(table.signInId), index('session_user').on(table.userId)],
);

/** One countable event of a limited thing: a wrong password, a look-up from an address. */
export const rateEvent = pgTable(
  'rate_event',
  { rateId: newId().primaryKey(), kind: text().notNull(), key: text().notNull(), at: instant().notNull() },
  (table) => [index('rate_event_key').on(table.kind, table.key, table.at)],
);

export const smsCode = pgTable(
  'sms_code',
  {
    smsId: newId().primaryKey(),
    phone: text().notNull(),
    smsType: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    ip: text().notNull(),
    sentAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('sms_code_phone').on(table.phone, table.sentAt)],
);

/** The stored answer of a write that carried an Idempotency-Key; kept 24 h. */
export const idempotency = pgTable(
  'idempotency',
  {
    owner: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    answer: jsonb().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);

/** Signatures already used by writes, kept as long as their `_t` is accepted (docs/domain/platform.md#writes). */
export const usedSignature = pgTable(
  'used_signature',
  { signature: text().primaryKey(), at: instant().notNull() },
  (table) => [index('used_signature_at').on(table.at)],
);

/** Append only: one row per write, also when it was refused (docs/domain/system.md#operation-log). */
export const operationLog = pgTable(
  'operation_log',
  {
    logId: newId().primaryKey(),
    operateTime: moment().notNull(),
    userId: id(),
    loginName: text().notNull(),
    operatorName: text().notNull(),
    branchId: text(),
    menuUrl: text().notNull(),
    action: smallint().notNull(),
    objectType: text().notNull(),
    objectId: text().notNull(),
    objectName: text().notNull(),
    resultCode: integer().notNull(),
    /** Changed fields: [before, after]; secrets and phone numbers are masked before storing. */
    changes: jsonb().$type<Record<string, [before: unknown, after: unknown]>>().notNull(),
    costMs: integer().notNull(),
    ip: text().notNull(),
    requestId: text().notNull(),
    /** Refused tries of one minute that are one row: from the same address, under the same name. */
    burst: text(),
  },
  (table) => [
    uniqueIndex('operation_log_burst')
      .on(table.burst)
      .where(sql`burst is not null`),
    index('operation_log_time').on(table.operateTime, table.logId),
    index('operation_log_cost').on(table.costMs, table.logId),
    index('operation_log_menu').on(table.menuUrl, table.operateTime, table.logId),
    index('operation_log_refused')
      .on(table.operateTime, table.logId)
      .where(sql`result_code <> 200`),
    gramIndex('operation_log_operator_grams', table.operatorName),
    gramIndex('operation_log_login_grams', table.loginName),
    gramIndex('operation_log_object_grams', table.objectId),
    gramIndex('operation_log_name_grams', table.objectName),
    index('operation_log_user').on(table.loginName, table.operateTime),
    index('operation_log_object').on(table.objectType, table.objectId, table.operateTime, table.logId),
  ],
);

/** Whether the smaller copies of an image have been made; `original`: it needs none. */
export const SCALED = { waiting: 0, done: 1, original: 2 } as const;
export type Scaled = (typeof SCALED)[keyof typeof SCALED];

/** What users have handed over: each with its content in a store of files. */
export const file = pgTable(
  'file',
  {
    fileId: newId().primaryKey(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    createdBy: text().notNull(),
    gmtCreated: moment().notNull(),
    bizType: text().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    width: integer(),
    height: integer(),
    blobKey: text()
      .notNull()
      .references(() => blob.blobKey),
    /** Whether it has its smaller copies; only what the app shows ever has. */
    scaled: smallint().$type<Scaled>().notNull().default(SCALED.waiting),
  },
  (table) => [
    index('file_created').on(table.gmtCreated),
    // Files of applicants without an account, before they have applied: few, and looked through every minute.
    index('file_quarantine')
      .on(table.gmtCreated)
      .where(sql`biz_type = 'publicEntry'`),
    index('file_blob').on(table.blobKey),
    index('file_unscaled')
      .on(table.fileId)
      .where(sql`scaled = 0 and biz_type in ('homePage', 'content', 'goods') and mime <> 'application/pdf'`),
    notNegative('file_size', table.size),
    among('file_scaled', table.scaled, SCALED),
  ],
);

/** A smaller copy of an image, which goes with its original (docs/domain/home-rendering.md#widths). */
export const imageWidth = pgTable(
  'image_width',
  {
    fileId: id()
      .notNull()
      .references(() => file.fileId, { onDelete: 'cascade' }),
    width: integer().notNull(),
    height: integer().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    blobKey: text()
      .notNull()
      .references(() => blob.blobKey),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.width] }),
    index('image_width_blob').on(table.blobKey),
    notNegative('image_width_size', table.size),
  ],
);

/**
 * Lets whoever holds it hand over files without signing in: for ten minutes, so many (docs/domain/account.md#files).
 */
export const uploadTicket = pgTable(
  'upload_ticket',
  {
    /** SHA-256, as of a session. */
    ticketHash: text().primaryKey(),
    loginName: text().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    bizType: text({ enum: FILE_USE }).notNull(),
    limit: smallint().notNull(),
    fileIds: text().array().notNull(),
    remark: text().notNull().default(''),
    expiresAt: instant().notNull(),
  },
  (table) => [index('upload_ticket_expires').on(table.expiresAt)],
);

/** Facts about this database: the secret that signs links, the day it was seeded. */
export const setting = pgTable('setting', { name: text().primaryKey(), value: text().notNull() });
