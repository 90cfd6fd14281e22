import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { MOST_BATCH, type unitApi } from '../../../../../src/contract/property/units';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { toUnits } from '../../../../platform/numbers/decimal';
import { ofParent, within } from '../../../../platform/scope';
import { lockedBuilding } from '../names';
import { pmsUnit } from '../../data/schema/property';
import { floorsBetween, unitNoOf } from '../../rules/unit';
import { areaUnits, ofUnit, takenNumbers, type UnitRow } from './read';

type Building = Awaited<ReturnType<typeof lockedBuilding>>;

const RENT_DECIMALS = 2;
const FEE_RATE_DECIMALS = 4;
const LONGEST_NUMBER = 20;

type Measured = Pick<
  Parsed<typeof unitApi.batchAdd>,
  'area' | 'innerArea' | 'rentPrice' | 'propertyFeeRate' | 'unitType'
>;

const measured = ({ area, innerArea, rentPrice, propertyFeeRate, unitType }: Measured) => {
  const values = {
    unitType,
    area: areaUnits(area),
    innerArea: innerArea === null ? null : areaUnits(innerArea),
    rentPrice: rentPrice === null ? null : toUnits(rentPrice, RENT_DECIMALS),
    propertyFeeRate: propertyFeeRate === null ? null : toUnits(propertyFeeRate, FEE_RATE_DECIMALS),
  };
  if (values.innerArea !== null && values.innerArea > values.area)
    throw new InvalidInput([{ field: 'innerArea', text: 'field.tooBig', params: { max: area } }]);
  return values;
};

function demandFloor(floor: number, field: string, { building }: Building) {
  const { floors, undergroundFloors } = building;
  if (floor > floors) throw new InvalidInput([{ field, text: 'field.tooBig', params: { max: floors } }]);
  if (floor === 0 || floor < -undergroundFloors)
    throw new InvalidInput([
      { field, text: 'field.tooSmall', params: { min: undergroundFloors > 0 ? -undergroundFloors : 1 } },
    ]);
}

export async function lockedUnit({ id, version }: { id: string; version: number }, context: Context) {
  const [found] = await context.db
    .select()
    .from(pmsUnit)
    .where(within(context.session, pmsUnit, eq(pmsUnit.unitId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, ofUnit(found), found);
  return found;
}

export async function changeUnit(before: UnitRow, values: Partial<UnitRow>, context: Context) {
  const after = { ...before, ...values, ...touch(context), version: before.version + 1 };
  await context.db.update(pmsUnit).set(after).where(ofParent(pmsUnit.unitId, before.unitId));
  context.note({
    ...{ objectId: before.unitId, objectName: before.unitNo },
    ...{ before: ofUnit(before), after: ofUnit(after) },
  });
  return true;
}

export const newUnit = ({ building, branchId }: Building, context: Context) => {
  const { loginName: createdBy, realName: createdByName } = context.session;
  const { buildingId, propertyId } = building;
  return { buildingId, propertyId, branchId, createdBy, createdByName, gmtCreated: context.now, ...touch(context) };
};

export async function saveUnit(form: Parsed<typeof unitApi.save>, context: Context) {
  const { unitId, version, buildingId, floor, unitNo } = form;
  await demandButton(context.db, [unitId ? 'unit_edit' : 'unit_add'], context.session);
  const building = await lockedBuilding(buildingId, context);
  demandFloor(floor, 'floor', building);
  const values = { ...measured(form), floor, unitNo };
  const before = unitId ? await lockedUnit({ id: unitId, version: version ?? 0 }, context) : undefined;
  if (before && before.buildingId !== buildingId)
    throw new InvalidInput([{ field: 'buildingId', text: 'field.locked' }]);
  if (before?.unitNo !== unitNo && (await takenNumbers(context.db, buildingId, [unitNo])).size > 0)
    throw new InvalidInput([{ field: 'unitNo', text: 'field.taken' }]);
  if (before) {
    await changeUnit(before, values, context);
    return { unitId: before.unitId };
  }
  const [created] = await context.db
    .insert(pmsUnit)
    .values({ ...newUnit(building, context), ...values })
    .returning();
  if (!created) throw notFound();
  context.note({ objectId: created.unitId, objectName: unitNo, action: 'add', after: ofUnit(created) });
  return { unitId: created.unitId };
}

export async function batchUnits(form: Parsed<typeof unitApi.batchAdd>, context: Context) {
  const { buildingId, fromFloor, toFloor, rooms, pattern, preview } = form;
  const building = await lockedBuilding(buildingId, context);
  demandFloor(fromFloor, 'fromFloor', building);
  demandFloor(toFloor, 'toFloor', building);
  const values = measured(form);
  const wanted = floorsBetween(fromFloor, toFloor).flatMap((floor) =>
    Array.from({ length: rooms }, (_, i) => ({ floor, unitNo: unitNoOf(pattern, floor, i + 1) })),
  );
  const unitNos = wanted.map(({ unitNo }) => unitNo);
  if (wanted.length > MOST_BATCH)
    throw new InvalidInput([{ field: 'rooms', text: 'field.tooMany', params: { max: MOST_BATCH } }]);
  // Two rooms of one number: the pattern does not tell floors apart.
  if (new Set(unitNos).size < unitNos.length) throw new InvalidInput([{ field: 'pattern', text: 'field.taken' }]);
  if (unitNos.some((unitNo) => unitNo.length > LONGEST_NUMBER))
    throw new InvalidInput([{ field: 'pattern', text: 'field.tooLong', params: { max: LONGEST_NUMBER } }]);
  const taken = await takenNumbers(context.db, buildingId, unitNos);
  const made = wanted.filter(({ unitNo }) => !taken.has(unitNo));
  const { buildingName } = building.building;
  if (!preview && made.length > 0) {
    const shared = { ...newUnit(building, context), ...values };
    await context.db.insert(pmsUnit).values(made.map((one) => ({ ...shared, ...one })));
  }
  context.note({
    ...{ objectId: buildingId, objectName: `${building.propertyName} ${buildingName}` },
    ...(preview ? { action: 'view' as const } : { action: 'add' as const, after: { made: made.length } }),
  });
  return { made: made.length, unitNos: made.map(({ unitNo }) => unitNo), taken: [...taken].sort() };
}
