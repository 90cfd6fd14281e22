import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import type { fileApi } from '../../../../src/contract/account/files';
import type { Db } from '../../../platform/database/db';
import { unscoped } from '../../../platform/scope';
import { branch } from '../../../platform/schema/organisation';
import { file, uploadTicket } from '../../../platform/schema/platform';
import type { Context } from '../../../http/context';
import { Failure } from '../../../http/failure';
import { fileUrl } from '../../../http/links';
import { hashToken } from '../../../http/session';
import { DAY, MINUTE, shanghai } from '../../../platform/clock';
import { storeFile } from './storeFile';

/** domain/00 §0.8 */
const LIFE = 10 * MINUTE;

const invalid = () => new Failure(ERROR.uploadTicketInvalid);

const alive = (ticket: string, ms: number) =>
  and(eq(uploadTicket.ticketHash, hashToken(ticket)), gt(uploadTicket.expiresAt, new Date(ms)));

/** Only the ticket's hash is stored; in its own transaction, so that no stored answer contains the ticket. */
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
    .where(unscoped(alive(ticket, ms)));
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
    .where(unscoped(inArray(file.fileId, fileIds)))
    .orderBy(file.fileId);
  const shown = files.map(({ width, height, ...one }) => ({
    ...one,
    ...(width && height ? { width, height } : {}),
    url: fileUrl(app.linkSecret, one.fileId, ms),
  }));
  return { ...facts, expireTime: shanghai(expiresAt.getTime()), files: shown };
}

/** Locks the ticket's row: of two files for its last free slot, one is accepted and the other refused. */
async function lockTicket({ db, ms }: Context, ticket: string) {
  const [found] = await db
    .select({
      loginName: uploadTicket.loginName,
      branchId: uploadTicket.branchId,
      bizType: uploadTicket.bizType,
      limit: uploadTicket.limit,
      fileIds: uploadTicket.fileIds,
    })
    .from(uploadTicket)
    .where(unscoped(alive(ticket, ms)))
    .for('update');
  if (!found || found.fileIds.length >= found.limit) throw invalid();
  return found;
}

export async function uploadByTicket({ ticket, remark }: Parsed<typeof fileApi.uploadByTicket>, context: Context) {
  const found = await lockTicket(context, ticket);
  const stored = await storeFile(context, found.bizType, found);
  await context.db
    .update(uploadTicket)
    .set({ fileIds: [...found.fileIds, stored.fileId], ...(remark ? { remark } : {}) })
    .where(unscoped(eq(uploadTicket.ticketHash, hashToken(ticket))));
  context.note({
    objectId: stored.fileId,
    objectName: stored.name,
    loginName: found.loginName,
    after: remark ? { remark } : {},
  });
  return stored;
}

export const dropOldTickets = (db: Db, ms: number) =>
  db.delete(uploadTicket).where(unscoped(lt(uploadTicket.expiresAt, new Date(ms - DAY))));
