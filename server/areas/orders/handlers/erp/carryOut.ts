import type * as z from 'zod';
import { ERP_PAYLOAD, type ErpKind, type ErpPayload } from '../../../../../src/contract/orders/erp';
import { parseInput } from '../../../../http/input';
import { auditOrder, pickOrder, signOrder } from '../../data/followOrder';
import { takeCancel, takeNewOrder, takeOutbound, takeReceipt } from './orders';
import { takeGoods, takePayment, takeRebate } from './purchases';
import { takeRefund, takeReturn } from './returns';
import { takeStock } from './stock';
import { demandNewer, type ErpStep, orderOf } from './step';

/** Carries an event out, and answers the number of its document. */
type Carry<T> = (told: T, step: ErpStep) => Promise<string>;

/** A step of an order without further content. */
const moving =
  (move: typeof auditOrder): Carry<ErpPayload<'audit'>> =>
  async ({ orderNo }, step) => {
    await demandNewer(await orderOf(orderNo, step), step);
    const { context, at, byName } = step;
    await move(context.db, orderNo, { at, byName });
    return orderNo;
  };

const reading =
  <S extends z.ZodType>(input: S, carry: Carry<z.output<S>>): Carry<Record<string, unknown>> =>
  (payload, step) =>
    carry(parseInput({ input }, payload), step);

const CARRIES: Readonly<Record<ErpKind, Carry<Record<string, unknown>>>> = {
  order: reading(ERP_PAYLOAD.order, takeNewOrder),
  audit: reading(ERP_PAYLOAD.audit, moving(auditOrder)),
  pick: reading(ERP_PAYLOAD.pick, moving(pickOrder)),
  outbound: reading(ERP_PAYLOAD.outbound, takeOutbound),
  sign: reading(ERP_PAYLOAD.sign, moving(signOrder)),
  cancel: reading(ERP_PAYLOAD.cancel, takeCancel),
  receipt: reading(ERP_PAYLOAD.receipt, takeReceipt),
  return: reading(ERP_PAYLOAD.return, takeReturn),
  refund: reading(ERP_PAYLOAD.refund, takeRefund),
  stock: reading(ERP_PAYLOAD.stock, takeStock),
  purchase: reading(ERP_PAYLOAD.purchase, takeGoods('purchase')),
  purchaseReturn: reading(ERP_PAYLOAD.purchaseReturn, takeGoods('purchaseReturn')),
  payment: reading(ERP_PAYLOAD.payment, takePayment),
  rebate: reading(ERP_PAYLOAD.rebate, takeRebate),
};

export const carryOut = (kind: ErpKind, payload: Record<string, unknown>, step: ErpStep) =>
  CARRIES[kind](payload, step);
