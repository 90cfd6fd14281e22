import { randomBytes } from 'node:crypto';
import { and, eq, exists, gt, lt, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import type { fileApi } from '../../../../src/contract/account/files';
import type { Db } from '../../../platform/database/db';
import { global, ofParent } from '../../../platform/scope';
import { branch, user } from '../../../platform/schema/organisation';
import { file, uploadTicket } from '../../../platform/schema/platform';
import type { Context } from '../../../http/context';
import { Failure } from '../../../http/failure';
import { concluding } from '../../../http/concluding';
import { fileUrl } from '../../../http/links';
import { hashToken, stillAnswersFor } from '../../../http/session';
import { DAY, MINUTE, shanghai } from '../../../platform/clock';
import { storeFile } from '../../../http/uploads';

/** docs/domain/account.md#files */
const LIFE = 10 * MINUTE;

const invalid = () => new Failure(ERROR.uploadTicketInvalid);

/** A ticket is valid until its time is over, or its issuer has lost access. */
const alive = (db: Db, ticket: string, ms: number) =>
  and(
    eq(uploadTicket.ticketHash, hashToken(ticket)),
    gt(uploadTicket.expiresAt, new Date(ms)),
    exists(
      db
        .select({ one: sql`1` })
        .from(user)
        .where(global('account', stillAnswersFor(uploadTicket.loginName, issuedAt))),
    ),
  );

const issuedAt = sql`${uploadTicket.expiresAt} - ${`${LIFE} milliseconds`}::interval`;

/** Only the ticket's hash is stored. */
export async function issueTicket({ bizType, limit }: Parsed<typeof fileApi.addTicket>, context: Context) {
  const { db, ms, session, note } = context;
  const { loginName, branchId } = session;
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ms + LIFE);
  await db
    .insert(uploadTicket)
    .values({ ticketHash: hashToken(ticket), loginName, branchId, bizType, limit, fileIds: [], expiresAt });
  note({ objectId: bizType });
  return { ticket, expireTime: shanghai(ms + LIFE) };
}

export async function readTicket(
  { ticket }: Parsed<typeof fileApi.ticket>,
  { app, db, ms }: Context,
): Promise<Output<typeof fileApi.ticket>> {
  const [found] = await db
    .select({
      bizType: uploadTicket.bizType,
      limit: uploadTicket.limit,
      fileIds: uploadTicket.fileIds,
      expiresAt: uploadTicket.expiresAt,
      branchName: branch.branchName,
    })
    .from(uploadTicket)
    .innerJoin(branch, eq(branch.branchId, uploadTicket.branchId))
    .where(global('key', alive(db, ticket, ms)));
  if (!found) throw invalid();
  const { fileIds, expiresAt, ...facts } = found;
  const files = await db
    .select({
      fileId: file.fileId,
      name: file.name,
      size: file.size,
      mime: file.mime,
      width: sql<number | undefined>`${file.width}`,
      height: sql<number | undefined>`${file.height}`,
    })
    .from(file)
    .where(ofParent(file.fileId, fileIds))
    .orderBy(file.fileId);
  const shown = files.map(({ width, height, ...one }) => ({
    ...one,
    ...(width && height ? { width, height } : {}),
    url: fileUrl(app.linkSecret, one.fileId, ms),
  }));
  return { ...facts, expireTime: shanghai(expiresAt.getTime()), files: shown };
}

/** Before a file is read: whether this ticket takes one more. */
export async function demandTicket({ ticket = '' }: { ticket?: string | undefined }, { db, ms }: Context) {
  await ticketFor({ db, ms }, ticket);
}

/** A ticket that takes one more file; `isLocked` until the transaction ends. */
async function ticketFor({ db, ms }: Pick<Context, 'db' | 'ms'>, ticket: string, isLocked = false) {
  const found = db
    .select({
      loginName: uploadTicket.loginName,
      branchId: uploadTicket.branchId,
      bizType: uploadTicket.bizType,
      limit: uploadTicket.limit,
      fileIds: uploadTicket.fileIds,
    })
    .from(uploadTicket)
    .where(global('key', alive(db, ticket, ms)))
    .$dynamic();
  const [row] = await (isLocked ? found.for('update') : found);
  if (!row || row.fileIds.length >= row.limit) throw invalid();
  return row;
}

export async function uploadByTicket({ ticket, remark }: Parsed<typeof fileApi.uploadByTicket>, context: Context) {
  const owner = await ticketFor(context, ticket);
  return storeFile(context, { bizType: owner.bizType, owner }, (insertFile) =>
    concluding(context, async (inside) => {
      // When two files come at once for the last free slot, one is accepted and the other refused.
      const { fileIds, loginName } = await ticketFor(inside, ticket, true);
      const stored = await insertFile(inside);
      await inside.db
        .update(uploadTicket)
        .set({ fileIds: [...fileIds, stored.fileId], ...(remark ? { remark } : {}) })
        .where(global('key', eq(uploadTicket.ticketHash, hashToken(ticket))));
      context.note({
        ...{ objectId: stored.fileId, objectName: stored.name, operator: { loginName } },
        after: remark ? { remark } : {},
      });
      return stored;
    }),
  );
}

export const dropOldTickets = (db: Db, ms: number) =>
  db.delete(uploadTicket).where(global('clock', lt(uploadTicket.expiresAt, new Date(ms - DAY))));
