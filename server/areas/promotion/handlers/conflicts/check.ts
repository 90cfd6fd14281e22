import { and, eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { activityApi } from '../../../../../src/contract/promotion/activities';
import { within } from '../../../../platform/scope';
import { activity } from '../../data/schema/activity';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { columnsOf } from '../../rules/activityForm';
import { readBasket } from '../baskets/basket';
import { conflictsOf } from './conflicts';
import type { Source } from './scopes';

type Wanted = Parsed<typeof activityApi.checkConflict>;

/** The baskets of the form where it has some, else what is stored. */
async function sourceOf({ formId, activityId, activityType }: Wanted, context: Context): Promise<Source> {
  const { db, session } = context;
  if (activityId !== undefined) {
    const own = and(eq(activity.activityId, activityId), eq(activity.activityType, activityType));
    const [stored] = await db
      .select({ id: activity.activityId })
      .from(activity)
      .where(within(session, activity, own));
    if (!stored) throw notFound();
  }
  if (formId !== undefined) {
    await readBasket(context, formId);
    return { formId };
  }
  return activityId === undefined ? null : { activityId };
}

export async function checkConflict(wanted: Wanted, context: Context) {
  const { activityType, activityId = '', ...form } = wanted;
  const source = await sourceOf(wanted, context);
  const row = { ...columnsOf(activityType, form), activityType };
  const conflicts = await conflictsOf({ activityId, row, source }, context);
  return {
    conflicts,
    blocked: conflicts.some(({ needsReason, relation }) => needsReason && relation === 'SILENCED'),
    needsReason: conflicts.some(({ needsReason }) => needsReason),
  };
}
