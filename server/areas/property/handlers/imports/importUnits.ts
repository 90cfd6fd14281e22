import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../../http/context';
import { groupBy } from '../../../../platform/groupBy';
import { toUnits } from '../../../../platform/numbers/decimal';
import { ofParent, within } from '../../../../platform/scope';
import {
  cell,
  type CellProblem,
  demandBranch,
  type Importer,
  type ImportRow,
  type Kept,
  refuseRepeated,
  takeEach,
} from '../../../tasks/public';
import { hasMeter } from '../../data/billing/meterBook';
import { pmsBuilding, pmsLeaseUnit, pmsUnit } from '../../data/schema/property';
import { unitActions } from '../../rules/unit';
import { propertyOf } from '../names';
import { takenNumbers } from '../units/read';
import { changeUnit, newUnit } from '../units/write';
import { isWrong, orNothing, withProblems } from './cells';

const FLOOR = /^-?\d{1,3}$/;
const keyOf = (row: ImportRow) =>
  cell(row, 'buildingName') && cell(row, 'unitNo') ? `${cell(row, 'buildingName')}\n${cell(row, 'unitNo')}` : '';

type Building = typeof pmsBuilding.$inferSelect;

/** The buildings of a property by name; locked, so that nobody else adds a unit until the import is done. */
async function buildingsOf(propertyId: string, { db, session }: Context): Promise<Map<string, Building>> {
  const rows = await db
    .select()
    .from(pmsBuilding)
    .where(within(session, pmsBuilding, eq(pmsBuilding.propertyId, propertyId)))
    .orderBy(asc(pmsBuilding.buildingId))
    .for('update');
  return new Map(rows.map((row) => [row.buildingName, row]));
}

const outside = (field: string, from: number, to: number): CellProblem => ({
  ...{ field, text: 'import.outside', params: { from, to } },
});

function problemsOf(row: ImportRow, building: Building | undefined): CellProblem[] {
  if (!building) return [{ field: 'buildingName', text: 'import.notFound' }];
  const [text, area, inner] = [cell(row, 'floor'), cell(row, 'area'), cell(row, 'innerArea')];
  const floor = Number(text);
  const { floors, undergroundFloors } = building;
  const isInside = floor !== 0 && floor <= floors && floor >= -undergroundFloors;
  const isMeasured = !isWrong(row, 'area') && Number(area) > 0;
  return [
    ...(FLOOR.test(text)
      ? isInside
        ? []
        : [outside('floor', undergroundFloors > 0 ? -undergroundFloors : 1, floors)]
      : [{ field: 'floor', text: 'import.format' } as const]),
    ...(isMeasured ? [] : [{ field: 'area', text: 'import.number', params: { decimals: 2 } } as const]),
    ...(isMeasured && !isWrong(row, 'innerArea') && inner !== '' && Number(inner) > Number(area)
      ? [{ field: 'innerArea', text: 'field.tooBig', params: { max: area } } as const]
      : []),
  ];
}

const check: Importer['check'] = async (given, { propertyId = '' }, context) => {
  const buildings = await buildingsOf(propertyId, context);
  const taken = new Map<string, ReadonlySet<string>>();
  for (const [name, rows] of groupBy(given, (row) => cell(row, 'buildingName'))) {
    const buildingId = buildings.get(name)?.buildingId;
    const unitNos = rows.map((row) => cell(row, 'unitNo'));
    if (buildingId) taken.set(name, await takenNumbers(context.db, buildingId, unitNos));
  }
  return refuseRepeated(given, 'unitNo', keyOf).map((row) => {
    const name = cell(row, 'buildingName');
    if (name === '') return row;
    const isTaken = taken.get(name)?.has(cell(row, 'unitNo')) === true;
    return withProblems(row, [
      ...problemsOf(row, buildings.get(name)),
      ...(isTaken ? [{ field: 'unitNo', text: 'import.taken' } as const] : []),
    ]);
  });
};

const inHundredths = (text: string | null) => (text === null ? null : toUnits(text, 2));

const write: Importer['write'] = async (rows, { propertyId = '' }, context) => {
  const { branchId, propertyName } = await propertyOf(propertyId, context);
  const buildings = await buildingsOf(propertyId, context);
  const values = rows.flatMap((row) => {
    const building = buildings.get(cell(row, 'buildingName'));
    if (!building) return [];
    const rate = orNothing(cell(row, 'propertyFeeRate'));
    return [
      {
        ...newUnit({ building, branchId, propertyName }, context),
        ...{ unitNo: cell(row, 'unitNo'), floor: Number(cell(row, 'floor')), unitType: cell(row, 'unitType') },
        ...{ area: toUnits(cell(row, 'area'), 2), innerArea: inHundredths(orNothing(cell(row, 'innerArea'))) },
        rentPrice: inHundredths(orNothing(cell(row, 'rentPrice'))),
        propertyFeeRate: rate === null ? null : toUnits(rate, 4),
      },
    ];
  });
  const made = await context.db.insert(pmsUnit).values(values).returning();
  const ids = new Map(made.map(({ buildingId, unitNo, unitId }) => [`${buildingId}\n${unitNo}`, unitId]));
  return values.map(({ buildingId, unitNo }) => ids.get(`${buildingId}\n${unitNo}`) ?? '');
};

/** Whether a lease or a meter names the unit. */
async function isUsed(unitId: string, { db }: Context) {
  const [lease] = await db
    .select({ id: pmsLeaseUnit.id })
    .from(pmsLeaseUnit)
    .where(ofParent(pmsLeaseUnit.unitId, unitId))
    .limit(1);
  return lease !== undefined || hasMeter(db, 'unitId', unitId);
}

/** Units that nobody has changed or used since are deleted. */
async function undo(ids: readonly string[], propertyId: string, context: Context): Promise<Kept[]> {
  const { db, session } = context;
  const found = await db
    .select()
    .from(pmsUnit)
    .where(within(session, pmsUnit, and(eq(pmsUnit.propertyId, propertyId), inArray(pmsUnit.unitId, [...ids]))))
    .orderBy(asc(pmsUnit.unitId))
    .for('update');
  const rows = new Map(found.map((row) => [row.unitId, row]));
  return takeEach(ids, rows, async (row) => {
    if (await isUsed(row.unitId, context)) return 'import.unitUsed';
    if (row.version !== 1 || !unitActions(row.unitStatus).includes('del')) return 'import.edited';
    await changeUnit(row, { deleted: 1 }, context);
    return undefined;
  });
}

/** PMS_UNIT: units into the buildings of a property. */
export const unitImporter: Importer = {
  open: async (target, context) => {
    await demandBranch(target, context);
    await propertyOf(target.propertyId ?? '', context);
  },
  check,
  write,
  undo: (ids, { propertyId = '' }, context) => undo(ids, propertyId, context),
};
