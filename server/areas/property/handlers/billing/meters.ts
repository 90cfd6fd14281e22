import { and, eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { meterApi } from '../../../../../src/contract/property/meters';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { pmsMeter } from '../../data/schema/meters';
import { pmsProperty, pmsUnit } from '../../data/schema/property';
import { exchangeMeter } from './exchange';
import { saveMeter, texts } from './meterWrite';

async function meterPage(query: Parsed<typeof meterApi.page>, { db, session }: Context) {
  const { meterNo, propertyId, unitId, meterStatus, orderBy = 'meterNo', orderDir = 'asc' } = query;
  const where = and(
    meterNo ? hasText(pmsMeter.meterNo, meterNo) : undefined,
    propertyId ? eq(pmsMeter.propertyId, propertyId) : undefined,
    unitId ? eq(pmsMeter.unitId, unitId) : undefined,
    meterStatus === undefined ? undefined : eq(pmsMeter.meterStatus, meterStatus),
  );
  const listed = db
    .select({ row: pmsMeter, propertyName: told(pmsProperty.propertyName), unitNo: pmsUnit.unitNo })
    .from(pmsMeter)
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsMeter.propertyId))
    .leftJoin(pmsUnit, eq(pmsUnit.unitId, pmsMeter.unitId))
    .where(within(session, pmsMeter, where))
    .$dynamic();
  const order = [by(pmsMeter[orderBy], orderDir), by(pmsMeter.meterId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsMeter.meterId] }, query);
  return { records: rows.map(({ row, ...names }) => ({ ...texts(row), ...names })), ...found };
}

export const meterRoutes = implement(meterApi, { page: meterPage, save: saveMeter, exchange: exchangeMeter });
