import { and, eq } from 'drizzle-orm';
import type { PlainKind } from '../../../../../src/contract/master-data/kinds';
import type { Db } from '../../../../platform/database/db';
import { user } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { entry } from '../schema/entry';
import { closePlain, openPlain, PLAIN_END, type PlainDocument } from './plain';

/** A document from before its approvals were kept. */
export interface Waiting extends PlainDocument {
  loginName: string;
  realName: string;
  submitTime: string;
  /** When it was approved; null: it still waits. */
  passTime: string | null;
}

export async function applicantOf(db: Db, loginName: string, realName: string) {
  const [found] = await db
    .select({ userId: user.userId })
    .from(user)
    .where(global('account', eq(user.loginName, loginName)));
  return { userId: found?.userId ?? null, loginName, realName };
}

const isKnown = async (db: Db, kind: PlainKind, id: string) => {
  const found = await db
    .select({ entryId: entry.entryId })
    .from(entry)
    .where(global('clock', and(eq(entry.kind, kind), eq(entry.changeOf, id))));
  return found.length > 0;
};

/** Gives each document the approval that it lacks. */
export async function adoptPlain(db: Db, documents: readonly Waiting[]) {
  for (const { loginName, realName, submitTime, passTime, ...document } of documents) {
    if (await isKnown(db, document.kind, document.id)) continue;
    const session = await applicantOf(db, loginName, realName);
    await openPlain({ db, session, now: submitTime }, document);
    const nobody = { userId: null, loginName: 'system', realName: '' };
    if (passTime !== null)
      await closePlain({ db, session: nobody, now: passTime }, document, { end: PLAIN_END.passed });
  }
}
