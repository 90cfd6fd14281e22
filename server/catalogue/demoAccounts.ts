import { and, inArray, ne } from 'drizzle-orm';
import { USER_SWITCH } from '../../src/contract/system/users';
import type { Db } from '../platform/database/db';
import { user } from '../platform/schema/organisation';
import { global } from '../platform/scope';

/** The accounts of demo.admin, demo.editor and demo.visitor; below the ids that a company's own accounts get. */
export const DEMO_USER_IDS = ['3900', '3901', '3902'] as const;

/** Demo accounts may sign in only while the demo pages are on. */
export async function switchDemoAccounts(db: Db, isOn: boolean) {
  const status = isOn ? USER_SWITCH.enabled : USER_SWITCH.disabled;
  await db
    .update(user)
    .set({ status })
    .where(global('shared', and(inArray(user.userId, [...DEMO_USER_IDS]), ne(user.status, status))));
}
