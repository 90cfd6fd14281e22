import { eq } from 'drizzle-orm';
import type { ErpPayload } from '../../../../../src/contract/orders/erp';
import { RETURN_STATUS } from '../../../../../src/contract/orders/returns';
import { global } from '../../../../platform/scope';
import { returnRecord } from '../../data/schema/return';
import { receiveReturn, refundReturn } from '../returns/receive';
import { asErp, type ErpStep, unknown } from './step';

async function stateOf(returnNo: string, { context: { db } }: ErpStep) {
  const [found] = await db
    .select({ version: returnRecord.version, status: returnRecord.status })
    .from(returnRecord)
    .where(global('key', eq(returnRecord.returnNo, returnNo)));
  if (!found) throw unknown('returnNo');
  return found;
}

/** The warehouse has received goods of an approved return. */
export async function takeReturn({ returnNo, lines }: ErpPayload<'return'>, step: ErpStep) {
  const { version } = await stateOf(returnNo, step);
  await receiveReturn({ returnNo, version, lines }, asErp(step));
  return returnNo;
}

/** Records that a refund has arrived. If nobody has recorded that it was on its way, that step is made first. */
export async function takeRefund({ returnNo, refundNo, channel }: ErpPayload<'refund'>, step: ErpStep) {
  const { version } = await stateOf(returnNo, step);
  await refundReturn({ returnNo, version, refundNo, channel }, asErp(step));
  const now = await stateOf(returnNo, step);
  if (now.status === RETURN_STATUS.refunding)
    await refundReturn({ returnNo, version: now.version, refundNo, channel }, asErp(step));
  return returnNo;
}
