import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { LINK_DAYS, LINK_SMS, LINK_STATE, type LinkState } from '../../../../src/contract/finance/replies';
import { PARTY_TYPE } from '../../../../src/contract/finance/statements';
import { DAY, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { enqueue } from '../../../platform/jobs/queue';
import type { Keys } from '../../../platform/keys';
import { global, ofParent } from '../../../platform/scope';
import { customer, supplier } from '../../master-data/public';
import type { StatementRow } from './makeStatements';
import { statementLink } from './schema/replies';

export type LinkRow = typeof statementLink.$inferSelect;

const SALT_BYTES = 16;

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The token, made from the key of the installation and the row: the database alone does not open a link. */
const tokenOf = (keys: Keys, salt: string) => keys.hmac('statementLinks', salt).toString('hex');

/** The token of a link as it was given away; empty once the key has been replaced. */
export function givenToken(keys: Keys, { salt, tokenHash }: Pick<LinkRow, 'salt' | 'tokenHash'>) {
  const token = tokenOf(keys, salt);
  return hashOf(token) === tokenHash ? token : '';
}

export function linkState({ revokedAt, expiresAt, answerTime }: LinkRow, ms: number): LinkState {
  if (answerTime !== null) return LINK_STATE.answered;
  if (revokedAt !== null) return LINK_STATE.revoked;
  return expiresAt.getTime() <= ms ? LINK_STATE.expired : LINK_STATE.open;
}

export async function newestLink(db: Db, statementId: string) {
  const [found] = await db
    .select()
    .from(statementLink)
    .where(ofParent(statementLink.statementId, statementId))
    .orderBy(desc(statementLink.linkId))
    .limit(1);
  return found;
}

/** The partner's mobile on record. */
export async function phoneOf(db: Db, { partyType, partyId }: Pick<StatementRow, 'partyType' | 'partyId'>) {
  if (partyType === PARTY_TYPE.supplier) {
    const [seller] = await db
      .select({ phone: supplier.contactPhone })
      .from(supplier)
      .where(global('joined', eq(supplier.supplierId, partyId)));
    return seller?.phone ?? '';
  }
  const [found] = await db
    .select({ phone: customer.contactPhone })
    .from(customer)
    .where(global('joined', eq(customer.custId, partyId)));
  return found?.phone ?? '';
}

/** Invalidates all links that were given away before. */
export const revokeLinks = (db: Db, statementId: string, ms: number) =>
  db
    .update(statementLink)
    .set({ revokedAt: new Date(ms) })
    .where(ofParent(statementLink.statementId, statementId, and(isNull(statementLink.revokedAt))))
    .returning({ linkId: statementLink.linkId });

export const STATEMENT_SMS = 'statementSms';

interface Issue {
  phone: string;
  by: { loginName: string; realName: string };
  ms: number;
  keys: Keys;
}

/** Makes a new link in place of the former one; its message is queued in the transaction. */
export async function issueLink(
  db: Db,
  { statementId, branchId }: StatementRow,
  { phone, by, ms, keys }: Issue,
): Promise<LinkRow | undefined> {
  await revokeLinks(db, statementId, ms);
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const [made] = await db
    .insert(statementLink)
    .values({
      ...{ statementId, branchId, salt, phone, tokenHash: hashOf(tokenOf(keys, salt)), smsState: LINK_SMS.sending },
      ...{ expiresAt: new Date(ms + LINK_DAYS * DAY), createdBy: by.loginName, createdByName: by.realName },
      gmtCreated: shanghai(ms),
    })
    .returning();
  if (made) await enqueue(db, [{ kind: STATEMENT_SMS, key: made.linkId, payload: { linkId: made.linkId } }], ms);
  return made;
}
