import { and, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { feeItemApi, type FeeItem } from '../../../../../src/contract/property/fee-items';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { demandButton } from '../../../../http/permission';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { toText, toUnits } from '../../../../platform/numbers/decimal';
import { global } from '../../../../platform/scope';
import { pmsFeeItem } from '../../data/schema/fees';
import { pmsBill } from '../../data/schema/bills';

type Row = typeof pmsFeeItem.$inferSelect;

const told = (row: Row): FeeItem => ({
  ...row,
  ...{ unitPrice: toText(row.unitPrice, 4), lateRate: toText(row.lateRate, 4), taxRate: toText(row.taxRate, 2) },
});

async function feeItemPage(query: Parsed<typeof feeItemApi.page>, { db }: Context) {
  const { feeName, feeType, status, orderBy = 'feeCode', orderDir = 'asc' } = query;
  const where = and(
    feeName ? hasText(pmsFeeItem.feeName, feeName) : undefined,
    feeType === undefined ? undefined : eq(pmsFeeItem.feeType, feeType),
    status === undefined ? undefined : eq(pmsFeeItem.status, status),
  );
  const listed = db.select().from(pmsFeeItem).where(global('shared', where)).$dynamic();
  const order = [by(pmsFeeItem[orderBy], orderDir), by(pmsFeeItem.feeItemId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsFeeItem.feeItemId] }, query);
  return { records: rows.map(told), ...found };
}

async function locked({ id, version }: { id: string; version: number }, context: Context) {
  const [found] = await context.db
    .select()
    .from(pmsFeeItem)
    .where(global('shared', eq(pmsFeeItem.feeItemId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, told(found), found);
  return found;
}

async function change(before: Row, values: Partial<Row>, context: Context) {
  const { feeItemId, version, feeName } = before;
  const after = { ...values, ...touch(context), version: version + 1 };
  await context.db
    .update(pmsFeeItem)
    .set(after)
    .where(global('shared', eq(pmsFeeItem.feeItemId, feeItemId)));
  context.note({
    objectId: feeItemId,
    objectName: feeName,
    before: told(before),
    after: told({ ...before, ...after }),
  });
}

/** A fee that was billed keeps its price and its way of billing: another price begins with a month, as a tariff. */
async function demandUnbilled({ feeItemId }: Row, { db }: Context) {
  const [bill] = await db
    .select({ billId: pmsBill.billId })
    .from(pmsBill)
    .where(global('taken', eq(pmsBill.feeItemId, feeItemId)))
    .limit(1);
  if (bill) throw new Failure(ERROR.tariffWrong);
}

/** Refuses a name or a code that another fee has; answers all codes. */
async function demandFree(
  { feeName, feeCode }: { feeName: string; feeCode: string },
  own: string | null,
  { db }: Context,
) {
  const rows = await db.select().from(pmsFeeItem).where(global('shared'));
  const others = rows.filter(({ feeItemId }) => feeItemId !== own);
  if (others.some((one) => one.feeName === feeName))
    throw new InvalidInput([{ field: 'feeName', text: 'field.taken' }]);
  if (feeCode !== '' && others.some((one) => one.feeCode === feeCode))
    throw new InvalidInput([{ field: 'feeCode', text: 'field.taken' }]);
  return new Set(rows.map((one) => one.feeCode));
}

/** The next code that nobody has typed. */
function nextCode(taken: ReadonlySet<string>) {
  let no = taken.size;
  let code = '';
  do {
    no += 1;
    code = `F${String(no).padStart(4, '0')}`;
  } while (taken.has(code));
  return code;
}

async function saveFeeItem(
  { feeItemId, version, ...form }: Parsed<typeof feeItemApi.save>,
  context: Context,
): Promise<Output<typeof feeItemApi.save>> {
  const { db, session, now, note } = context;
  await demandButton(db, [feeItemId ? 'feeItem_edit' : 'feeItem_add'], session);
  // One save after the other: each is checked against those before it.
  await takeLock(db, 'feeItems');
  const taken = await demandFree(form, feeItemId, context);
  const figures = {
    unitPrice: toUnits(form.unitPrice, 4),
    ...{ lateRate: toUnits(form.lateRate, 4), taxRate: toUnits(form.taxRate, 2) },
  };
  if (feeItemId) {
    const before = await locked({ id: feeItemId, version: version ?? 0 }, context);
    const { feeType, calcMode, cycle } = form;
    const isOther =
      before.unitPrice !== figures.unitPrice ||
      before.feeType !== feeType ||
      before.calcMode !== calcMode ||
      before.cycle !== cycle;
    if (isOther) await demandUnbilled(before, context);
    await change(before, { ...form, ...figures, feeCode: form.feeCode || before.feeCode }, context);
    return { feeItemId };
  }
  const { loginName: createdBy, realName: createdByName } = session;
  const [created] = await db
    .insert(pmsFeeItem)
    .values({
      ...{ ...form, ...figures, feeCode: form.feeCode || nextCode(taken) },
      ...{ createdBy, createdByName, gmtCreated: now, ...touch(context) },
    })
    .returning();
  if (!created) throw notFound();
  note({ objectId: created.feeItemId, objectName: form.feeName, action: 'add', after: told(created) });
  return { feeItemId: created.feeItemId };
}

export const feeItemRoutes = implement(feeItemApi, {
  page: feeItemPage,
  save: saveFeeItem,
  updateStatus: async ({ status, ...key }, context) => {
    await change(await locked(key, context), { status }, context);
    return true;
  },
});
