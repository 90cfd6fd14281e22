import { and, eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { activityApi } from '../../../../../src/contract/promotion/activities';
import { within } from '../../../../platform/scope';
import { activity, type ActivityRow } from '../../data/schema/activity';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { columnsOf } from '../../rules/activityForm';
import { readBasket } from '../baskets/basket';
import { causedByChange, metBefore } from './accepted';
import { conflictsOf } from './conflicts';
import type { Source } from './scopes';

type Wanted = Parsed<typeof activityApi.checkConflict>;

async function storedOf({ activityId, activityType }: Wanted, { db, session }: Context): Promise<ActivityRow | null> {
  if (activityId === undefined) return null;
  const own = and(eq(activity.activityId, activityId), eq(activity.activityType, activityType));
  const [stored] = await db
    .select()
    .from(activity)
    .where(within(session, activity, own));
  if (!stored) throw notFound();
  return stored;
}

/** The baskets of the form, if it has any, else the stored rows. */
async function sourceOf({ formId, activityId }: Wanted, context: Context): Promise<Source> {
  if (formId !== undefined) {
    await readBasket(context, formId);
    return { formId };
  }
  return activityId === undefined ? null : { activityId };
}

export async function checkConflict(wanted: Wanted, context: Context) {
  const { activityType, activityId = '', ...form } = wanted;
  const stored = await storedOf(wanted, context);
  const source = await sourceOf(wanted, context);
  const row = { ...columnsOf(activityType, form), activityType };
  const found = await conflictsOf({ activityId, row, source }, context);
  const conflicts = causedByChange(found, stored ? await metBefore(stored, context) : []);
  return {
    conflicts,
    blocked: conflicts.some(({ needsReason, relation }) => needsReason && relation === 'SILENCED'),
    needsReason: conflicts.some(({ needsReason }) => needsReason),
  };
}
