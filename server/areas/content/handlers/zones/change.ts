import { asc, eq } from 'drizzle-orm';
import { addressOf } from '../../../../../src/contract/content/jump-address';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import { type zoneApi, ZONE_TYPE } from '../../../../../src/contract/content/zones';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { nextSerials } from '../../../../platform/numbers/series';
import { global, ofParent, within } from '../../../../platform/scope';
import { brand, productCategory } from '../../../master-data/public';
import { activity } from '../../../promotion/public';
import { keepReferences, named } from '../../data/references/keepReferences';
import { zone, zoneProduct } from '../../data/schema/zone';
import { hasProducts, type ZoneRow } from '../../data/zones/zoneProducts';
import { lockedProblems } from '../../rules/publishing';
import { demandBranches, demandFile, ownBranches } from '../publishing/audience';
import { demandJump } from '../publishing/jump';
import { checkTimes, lifeCycle } from '../publishing/lifeCycle';

type Form = Parsed<typeof zoneApi.add>;

export const zones = lifeCycle<ZoneRow>({
  kind: 'zone',
  read: async (id, { db, session }) => {
    const [row] = await db
      .select()
      .from(zone)
      .where(within(session, zone, eq(zone.zoneId, id)))
      .for('update');
    return row;
  },
  write: ({ zoneId }, values, { db }) => db.update(zone).set(values).where(ofParent(zone.zoneId, zoneId)),
  nameOf: ({ zoneId, zoneName }) => ({ objectId: zoneId, objectName: zoneName }),
  target: 'zone',
  check: async (row, context) => {
    await demandJump('moreTarget', row.moreTarget, context.db);
    if (!(await hasProducts(context.db, row))) throw new Failure(ERROR.zoneEmpty);
  },
});

/** The part of a rule that the type of the zone uses; refuses what is not there. */
async function demandRule({ zoneType, rule }: Form, { db, session }: Context): Promise<Form['rule']> {
  const { categoryId, brandId, activityId } = rule;
  const none = { categoryId: null, brandId: null, activityId: null };
  if (zoneType === ZONE_TYPE.manual) return none;
  if (zoneType === ZONE_TYPE.activity) {
    const found = activityId
      ? await db
          .select({ id: activity.activityId })
          .from(activity)
          .where(within(session, activity, eq(activity.activityId, activityId)))
      : [];
    if (found.length === 0) throw new InvalidInput([{ field: 'rule.activityId', text: 'field.required' }]);
    return { ...none, activityId };
  }
  if (!categoryId && !brandId) throw new InvalidInput([{ field: 'rule.categoryId', text: 'field.required' }]);
  const [category] = categoryId
    ? await db
        .select({ id: productCategory.id })
        .from(productCategory)
        .where(global('shared', eq(productCategory.id, categoryId)))
    : [{ id: '' }];
  if (!category) throw new InvalidInput([{ field: 'rule.categoryId', text: 'field.choice' }]);
  const [named] = brandId
    ? await db
        .select({ id: brand.brandId })
        .from(brand)
        .where(global('shared', eq(brand.brandId, brandId)))
    : [{ id: '' }];
  if (!named) throw new InvalidInput([{ field: 'rule.brandId', text: 'field.choice' }]);
  return { ...none, categoryId, brandId };
}

async function checked(form: Form, before: ZoneRow | undefined, context: Context): Promise<Form> {
  checkTimes(form, context.now);
  await demandBranches(form.branchIds, before?.branchIds ?? [], context);
  await demandFile('image', form.image, { before: before?.image ?? null, context });
  await demandJump('moreTarget', form.moreTarget, context.db);
  return { ...form, rule: await demandRule(form, context) };
}

async function insertZone(form: Form, context: Context) {
  const { db, session, now, note } = context;
  const [zoneCode = ''] = await nextSerials(db, 'zone', 1);
  const [made] = await db
    .insert(zone)
    .values({
      ...{ ...form, zoneCode, ...touch(context), gmtCreated: now },
      ...{ createdBy: session.loginName, createdByName: session.realName },
    })
    .returning();
  if (!made) throw new Failure(ERROR.serverFailed);
  await keepReferences(db, named.zone(made));
  note({ objectId: made.zoneId, objectName: made.zoneName, after: { ...made } });
  return made;
}

export async function addZone(form: Form, context: Context) {
  const { zoneId, version } = await insertZone(await checked(form, undefined, context), context);
  return { zoneId, version };
}

/** A zone that shows products does not become empty by another rule. */
async function demandNotEmptied(before: ZoneRow, values: Form, { db }: Context) {
  if ((await hasProducts(db, before)) && !(await hasProducts(db, { ...before, ...values })))
    throw new Failure(ERROR.zoneEmpty);
}

export async function saveZone({ zoneId, version, ...form }: Parsed<typeof zoneApi.save>, context: Context) {
  const before = await zones.locked(zoneId, version, context);
  const leadsTo = ({ moreTarget }: Pick<ZoneRow, 'moreTarget'>) => (moreTarget ? addressOf(moreTarget) : '');
  const problems = lockedProblems(before.publishStatus, {
    zoneName: [before.zoneName, form.zoneName],
    moreTarget: [leadsTo(before), leadsTo(form)],
  });
  if (problems.length > 0) throw new InvalidInput(problems);
  const values = await checked(form, before, context);
  if (before.publishStatus === PUBLISH_STATUS.published) await demandNotEmptied(before, values, context);
  await zones.change(before, values, context);
  await keepReferences(context.db, named.zone({ zoneId, ...values }));
  return { zoneId, version: version + 1 };
}

const LONGEST_NAME = 20;

/** The copy has the zone's companies that are the user's, or else the one that he works in, and no times. */
export async function copyZone({ zoneId }: Parsed<typeof zoneApi.copy>, context: Context) {
  const { db, session } = context;
  const [row] = await db
    .select()
    .from(zone)
    .where(within(session, zone, eq(zone.zoneId, zoneId)));
  if (!row) throw notFound();
  const own = await ownBranches(row.branchIds, context);
  const branchIds = row.branchIds.filter((branchId) => own.has(branchId));
  const { zoneType, rule, image, themeColor, layout, maxCount, moreTarget, customerTypes, sort } = row;
  const copied = await insertZone(
    {
      ...{ zoneName: `${row.zoneName.slice(0, LONGEST_NAME - 4)} (2)`, zoneType, rule, image, themeColor, layout },
      ...{ maxCount, moreTarget, customerTypes, sort, startTime: null, endTime: null, planTime: null },
      branchIds: branchIds.length > 0 ? branchIds : [session.branchId],
    },
    context,
  );
  const products = await db
    .select({ productId: zoneProduct.productId, sort: zoneProduct.sort, tag: zoneProduct.tag })
    .from(zoneProduct)
    .where(ofParent(zoneProduct.zoneId, zoneId))
    .orderBy(asc(zoneProduct.sort));
  if (products.length > 0)
    await db.insert(zoneProduct).values(products.map((one) => ({ ...one, zoneId: copied.zoneId })));
  return { zoneId: copied.zoneId, version: copied.version };
}

type One = Parsed<typeof zoneApi.publish>;

export const publishZone = ({ zoneId, version }: One, context: Context) => zones.publish(zoneId, version, context);
type Going = Parsed<typeof zoneApi.takeDown>;
export const takeDownZone = ({ zoneId: id, ...going }: Going, context: Context) =>
  zones.takeDown({ id, ...going }, context);
export const deleteZone = ({ zoneId: id, ...going }: Going, context: Context) =>
  zones.remove({ id, ...going }, context);
