import { count, eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { fairSupplierApi } from '../../../../../src/contract/trade-fair/suppliers';
import { ofParent, within } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairOrderLine } from '../../data/schema/fair-trade';
import { fairCommodity, fairSupplier } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { toUnits } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import { demandOpen, lockedFair } from '../fairs/demands';
import { checkBooths } from './supplierAdd';

/** Locks the supplier's fair, which has to be open, and answers the supplier's row. */
async function lockedSupplier(id: string, context: Context) {
  const { db, session } = context;
  const own = eq(fairSupplier.id, id);
  const [seen] = await db
    .select({ tradeFairId: fairSupplier.tradeFairId })
    .from(fairSupplier)
    .where(within(session, fairSupplier, own));
  if (!seen) throw notFound();
  demandOpen(await lockedFair(seen.tradeFairId, context));
  const [row] = await db
    .select()
    .from(fairSupplier)
    .where(within(session, fairSupplier, own));
  if (!row) throw notFound();
  return row;
}

const told = (row: typeof fairSupplier.$inferSelect) => said(row, { sponsorAmount: yuan });

export async function updateSupplier(input: Parsed<typeof fairSupplierApi.update>, context: Context) {
  const { db, session, now, note } = context;
  const { id, version, boothNo, contactName, contactPhone, sponsorAmount } = input;
  const before = await lockedSupplier(id, context);
  if (before.version !== version) {
    throw await staleVersion(context, { ...before, sponsorAmount: yuan(before.sponsorAmount) }, before);
  }
  await checkBooths({ tradeFairId: before.tradeFairId, own: id }, [{ boothNo, field: 'boothNo' }], context);
  const after = { boothNo, contactName, contactPhone, sponsorAmount: toUnits(sponsorAmount ?? '0', 2) };
  await db
    .update(fairSupplier)
    .set({ ...after, version: version + 1, modifiedBy: session.loginName, gmtModified: now })
    .where(ofParent(fairSupplier.id, id));
  note({ objectId: id, objectName: before.supplierName, before: told(before), after: told({ ...before, ...after }) });
  return { id };
}

export async function deleteSupplier({ id }: { id: string }, context: Context) {
  const { db, session, now, note } = context;
  const row = await lockedSupplier(id, context);
  const [ordered] = await db
    .select({ lines: count() })
    .from(fairOrderLine)
    .innerJoin(fairOrder, eq(fairOrder.orderNo, fairOrderLine.orderNo))
    .where(ofParent(fairOrder.tradeFairId, row.tradeFairId, eq(fairOrderLine.supplierId, row.supplierId)));
  if ((ordered?.lines ?? 0) > 0) throw new Failure(ERROR.supplierHasOrders);
  const gone = { deleted: 1 as const, modifiedBy: session.loginName, gmtModified: now };
  const goods = await db
    .update(fairCommodity)
    .set(gone)
    .where(
      ofParent(
        fairCommodity.tradeFairId,
        row.tradeFairId,
        ...[eq(fairCommodity.supplierId, row.supplierId), eq(fairCommodity.deleted, 0)],
      ),
    )
    .returning({ id: fairCommodity.id });
  await db.update(fairSupplier).set(gone).where(ofParent(fairSupplier.id, id));
  note({ objectId: id, objectName: row.supplierName, before: { ...told(row), commodities: goods.length } });
  return true;
}
