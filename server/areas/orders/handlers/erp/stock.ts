import { and, eq, gt } from 'drizzle-orm';
import { ERP_STATE, type ErpPayload } from '../../../../../src/contract/orders/erp';
import { InvalidInput } from '../../../../http/failure';
import { holdNames } from '../../../../platform/database/advisoryLocks';
import { toUnits } from '../../../../platform/numbers/decimal';
import { global, ofParent } from '../../../../platform/scope';
import { replaceBatches } from '../../../goods/public';
import { product } from '../../../master-data/public';
import { erpEvent } from '../../data/schema/erp';
import { Stale } from './stale';
import { demandCompany, type ErpStep, unknown } from './step';

type Told = ErpPayload<'stock'>;

async function demandGoods({ branchId, productId, batches }: Told, step: ErpStep) {
  const { db } = step.context;
  await demandCompany({ branchId }, step);
  const [goods] = await db
    .select({ id: product.productId })
    .from(product)
    .where(global('shared', eq(product.productId, productId)));
  if (!goods) throw unknown('productId');
  const twice = batches.findIndex((one, i) => batches.findIndex(({ batchNo }) => batchNo === one.batchNo) < i);
  if (twice >= 0) throw new InvalidInput([{ field: `batches.${twice}.batchNo`, text: 'field.repeated' }]);
  const reversed = batches.findIndex((one) => one.expiryDate < one.productionDate);
  if (reversed >= 0) throw new InvalidInput([{ field: `batches.${reversed}.expiryDate`, text: 'field.beforeStart' }]);
}

/** Replaces the stock of a product in a warehouse, unless a later event has done so already. */
export async function takeStock(told: Told, step: ErpStep) {
  const { context, at } = step;
  const { db, now } = context;
  await demandGoods(told, step);
  const { branchId, productId, warehouse } = told;
  const position = `${branchId}/${productId}/${warehouse}`;
  // A batch lies in one warehouse: of two simultaneous events the second one sees what the first has stored.
  await holdNames(db, 'erpStock', [`${branchId}/${productId}`]);
  const [later] = await db
    .select({ id: erpEvent.eventId })
    .from(erpEvent)
    .where(
      ofParent(
        erpEvent.docNo,
        position,
        and(eq(erpEvent.kind, 'stock'), eq(erpEvent.state, ERP_STATE.done), gt(erpEvent.occurredAt, at)),
      ),
    )
    .limit(1);
  if (later) throw new Stale(position);
  const batches = told.batches.map((one) => ({ ...one, qty: toUnits(one.qty, 4) }));
  const taken = await replaceBatches(db, { branchId, productId, warehouse }, { batches, now });
  if (taken.length > 0)
    throw new InvalidInput(
      batches.flatMap(({ batchNo }, i) =>
        taken.includes(batchNo) ? [{ field: `batches.${i}.batchNo`, text: 'field.taken' as const }] : [],
      ),
    );
  return position;
}
