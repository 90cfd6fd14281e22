import { and, eq, gte, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { tariffApi, type Tariff } from '../../../../../src/contract/property/fee-items';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { toText, toUnits } from '../../../../platform/numbers/decimal';
import { global, ofParent, within } from '../../../../platform/scope';
import { firstOf, monthNumber } from '../../rules/billing/days';
import { pmsTariff } from '../../data/schema/billing';
import { pmsFeeItem } from '../../data/schema/fees';
import { pmsBill } from '../../data/schema/bills';
import { pmsProperty } from '../../data/schema/property';
import { propertyOf } from '../names';

type Row = typeof pmsTariff.$inferSelect;

const texts = <Told extends Pick<Row, 'prices' | 'steps'>>({ prices, steps, ...row }: Told) => ({
  ...row,
  prices: prices.map((price) => toText(price, 4)),
  steps: steps.map(({ over, add }) => ({ over: toText(over, 2), add: toText(add, 4) })),
});

async function tariffPage(query: Parsed<typeof tariffApi.page>, { db, session }: Context) {
  const { feeItemId, propertyId, orderBy = 'from', orderDir = 'desc' } = query;
  const listed = db
    .select({ row: pmsTariff, feeName: told(pmsFeeItem.feeName), propertyName: told(pmsProperty.propertyName) })
    .from(pmsTariff)
    .leftJoin(pmsFeeItem, eq(pmsFeeItem.feeItemId, pmsTariff.feeItemId))
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsTariff.propertyId))
    .where(
      within(
        session,
        pmsTariff,
        and(
          feeItemId ? eq(pmsTariff.feeItemId, feeItemId) : undefined,
          propertyId ? eq(pmsTariff.propertyId, propertyId) : undefined,
        ),
      ),
    )
    .$dynamic();
  const order = [by(pmsTariff[orderBy], orderDir), by(pmsTariff.tariffId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsTariff.tariffId] }, query);
  return { records: rows.map(({ row, ...names }): Tariff => ({ ...texts(row), ...names })), ...found };
}

const wrong = () => new Failure(ERROR.tariffWrong);

/** No bill of the fee lies in the month or after it. */
async function demandUnbilled(
  { feeItemId, propertyId, from }: Pick<Row, 'feeItemId' | 'propertyId' | 'from'>,
  { db }: Context,
) {
  const [bill] = await db
    .select({ billId: pmsBill.billId })
    .from(pmsBill)
    .where(
      ofParent(
        pmsBill.propertyId,
        propertyId,
        and(
          eq(pmsBill.feeItemId, feeItemId),
          sql`${pmsBill.billStatus} <> 9`,
          gte(pmsBill.periodEnd, firstOf(monthNumber(from))),
        ),
      ),
    )
    .limit(1);
  if (bill) throw wrong();
}

async function saveTariff(
  form: Parsed<typeof tariffApi.save>,
  context: Context,
): Promise<Output<typeof tariffApi.save>> {
  const { db, session, now, note } = context;
  const { tariffId, version, feeItemId, propertyId, from, basis } = form;
  const { branchId } = await propertyOf(propertyId, context);
  const [item] = await db
    .select()
    .from(pmsFeeItem)
    .where(global('shared', eq(pmsFeeItem.feeItemId, feeItemId)));
  if (!item) throw notFound();
  const steps = form.steps.map(({ over, add }) => ({ over: toUnits(over, 2), add: toUnits(add, 4) }));
  if (steps.some(({ over }, index) => over <= (steps[index - 1]?.over ?? -1))) throw wrong();
  const prices = form.prices.map((price) => toUnits(price, 4));
  await demandUnbilled(form, context);
  if (tariffId) {
    const [before] = await db
      .select()
      .from(pmsTariff)
      .where(within(session, pmsTariff, eq(pmsTariff.tariffId, tariffId)))
      .for('update');
    if (!before) throw notFound();
    if (before.version !== version) throw await staleVersion(context, texts(before), before);
    // A tariff is not moved away from a month that is billed, either.
    await demandUnbilled(before, context);
    const after = { feeItemId, propertyId, branchId, from, basis, prices, steps, version: before.version + 1 };
    await db
      .update(pmsTariff)
      .set({ ...after, ...touch(context) })
      .where(ofParent(pmsTariff.tariffId, tariffId));
    const objectName = `${item.feeName} ${from}`;
    note({ objectId: feeItemId, objectName, before: texts(before), after: texts({ ...before, ...after }) });
    return { tariffId, version: after.version };
  }
  const { loginName: createdBy, realName: createdByName } = session;
  const [created] = await db
    .insert(pmsTariff)
    .values({
      ...{ feeItemId, propertyId, branchId, from, basis, prices, steps },
      ...{ createdBy, createdByName, gmtCreated: now, ...touch(context) },
    })
    .onConflictDoNothing()
    .returning();
  if (!created) throw wrong();
  note({ objectId: feeItemId, objectName: `${item.feeName} ${from}`, action: 'add', after: texts(created) });
  return { tariffId: created.tariffId, version: created.version };
}

export const tariffRoutes = implement(tariffApi, { page: tariffPage, save: saveTariff });
