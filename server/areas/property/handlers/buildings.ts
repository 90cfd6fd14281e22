import { and, count, eq, max, min, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import { buildingApi } from '../../../../src/contract/property/properties';
import type { Context } from '../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { staleVersion } from '../../../http/staleVersion';
import { touch } from '../../../http/touch';
import { hasText, subquery, told } from '../../../platform/database/columns';
import { by } from '../../../platform/database/cursor';
import { paged } from '../../../platform/database/paged';
import { ofParent, within } from '../../../platform/scope';
import { lockedProperty } from './names';
import { areaText, areaUnits } from './units/read';
import { pmsBuilding, pmsProperty, pmsUnit } from '../data/schema/property';

type Row = typeof pmsBuilding.$inferSelect;

/** A building as a list, a conflict and the log show it. */
const toldBuilding = (row: Row) => ({ ...row, buildArea: areaText(row.buildArea) });

const units = subquery<number>(
  sql`select count(*)::int from ${pmsUnit} where ${pmsUnit.buildingId} = ${pmsBuilding.buildingId} and ${pmsUnit.deleted} = 0`,
);

async function buildingPage(query: Parsed<typeof buildingApi.page>, { db, session }: Context) {
  const { propertyId, buildingName, orderBy = 'buildingName', orderDir = 'asc' } = query;
  const where = within(
    session,
    pmsBuilding,
    and(
      propertyId ? eq(pmsBuilding.propertyId, propertyId) : undefined,
      buildingName ? hasText(pmsBuilding.buildingName, buildingName) : undefined,
    ),
  );
  const listed = db
    .select({ row: pmsBuilding, propertyName: told(pmsProperty.propertyName), unitCount: units })
    .from(pmsBuilding)
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsBuilding.propertyId))
    .where(where)
    .$dynamic();
  const order = [by(pmsBuilding[orderBy], orderDir), by(pmsBuilding.buildingId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsBuilding.buildingId] }, query);
  return {
    records: rows.map(({ row, ...more }) => ({ ...toldBuilding(row), ...more })),
    ...found,
  };
}

async function locked({ id, version }: { id: string; version: number }, context: Context) {
  const [found] = await context.db
    .select()
    .from(pmsBuilding)
    .where(within(context.session, pmsBuilding, eq(pmsBuilding.buildingId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, toldBuilding(found), found);
  return found;
}

async function change(before: Row, values: Partial<Row>, context: Context) {
  const after = { ...values, ...touch(context), version: before.version + 1 };
  await context.db.update(pmsBuilding).set(after).where(ofParent(pmsBuilding.buildingId, before.buildingId));
  const { buildingId: objectId, buildingName: objectName } = before;
  context.note({ objectId, objectName, before: toldBuilding(before), after: toldBuilding({ ...before, ...after }) });
}

const ofBuilding = (buildingId: string) => ofParent(pmsUnit.buildingId, buildingId, eq(pmsUnit.deleted, 0));

/** A building loses no floor on which a unit stands. */
async function demandFloors(buildingId: string, { floors, undergroundFloors }: Row, { db }: Context) {
  const [ends] = await db
    .select({ top: max(pmsUnit.floor), bottom: min(pmsUnit.floor) })
    .from(pmsUnit)
    .where(ofBuilding(buildingId));
  const top = ends?.top ?? 0;
  const below = Math.max(0, -(ends?.bottom ?? 0));
  if (floors < top) throw new InvalidInput([{ field: 'floors', text: 'field.tooSmall', params: { min: top } }]);
  if (undergroundFloors < below)
    throw new InvalidInput([{ field: 'undergroundFloors', text: 'field.tooSmall', params: { min: below } }]);
}

type Saved = Parsed<typeof buildingApi.save>;

/** A property has no two buildings of one name. */
async function demandName({ propertyId, buildingName, buildingId }: Saved, { db }: Context) {
  const [other] = await db
    .select({ id: pmsBuilding.buildingId })
    .from(pmsBuilding)
    .where(
      ofParent(
        pmsBuilding.propertyId,
        propertyId,
        and(eq(pmsBuilding.buildingName, buildingName), eq(pmsBuilding.deleted, 0)),
      ),
    );
  if (other && other.id !== buildingId) throw new InvalidInput([{ field: 'buildingName', text: 'field.taken' }]);
}

async function saveBuilding(form: Saved, context: Context) {
  const { buildingId, version, propertyId, buildArea, ...plain } = form;
  const { db, session, now, note } = context;
  await lockedProperty(propertyId, context);
  await demandName(form, context);
  const values = { ...plain, buildArea: buildArea === null ? null : areaUnits(buildArea) };
  if (buildingId) {
    const before = await locked({ id: buildingId, version: version ?? 0 }, context);
    if (before.propertyId !== propertyId) throw new InvalidInput([{ field: 'propertyId', text: 'field.locked' }]);
    await demandFloors(buildingId, { ...before, ...values }, context);
    await change(before, values, context);
    return { buildingId };
  }
  const { loginName: createdBy, realName: createdByName } = session;
  const [created] = await db
    .insert(pmsBuilding)
    .values({ ...values, propertyId, createdBy, createdByName, gmtCreated: now, ...touch(context) })
    .returning();
  if (!created) throw notFound();
  note({ objectId: created.buildingId, objectName: created.buildingName, action: 'add', after: toldBuilding(created) });
  return { buildingId: created.buildingId };
}

async function deleteBuilding(input: Parsed<typeof buildingApi.delete>, context: Context) {
  const before = await locked(input, context);
  const [has] = await context.db.select({ units: count() }).from(pmsUnit).where(ofBuilding(before.buildingId));
  if (has && has.units > 0) throw new Failure(ERROR.hasUnits);
  await change(before, { deleted: 1 }, context);
  return true;
}

export const buildingRoutes = implement(buildingApi, {
  page: buildingPage,
  save: saveBuilding,
  delete: deleteBuilding,
});
