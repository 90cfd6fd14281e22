import type { PayChannel } from '@/contract/pay-channels';
import {
  CHECK_RESULT,
  RETURN_STATUS,
  RETURN_TYPE,
  type ReturnDetail,
  type ReturnLine,
  type ReturnPreview,
  type ReturnRecord,
} from '@/contract/orders/returns';
import { BATCH_QUALITY } from '@/contract/goods/stock';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { payChannel } from '@/shared/payments/payChannel';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

const returnType = codeTable('returnType', RETURN_TYPE, { dictCode: 'return.type' });
const returnStatus = codeTable('returnStatus', RETURN_STATUS, {
  tones: {
    toAudit: 'attention',
    audited: 'waiting',
    toReceive: 'waiting',
    received: 'active',
    refunding: 'attention',
    finished: 'ended',
    rejected: 'stopped',
    withdrawn: 'stopped',
  },
  dictCode: 'return.status',
});
export const arrivedAs = codeTable('arrivedAs', BATCH_QUALITY, {
  tones: { good: 'active', toInspect: 'waiting', locked: 'stopped' },
});
export const checkResult = codeTable('checkResult', CHECK_RESULT, {
  tones: { good: 'active', bad: 'attention', refused: 'stopped' },
});

/** A return in the list. */
export const returnFields = fieldsOf<ReturnRecord, ReturnRecord & { branchId: string }>()('returnRecord', {
  returnNo: f.code({ max: 40, width: 190, fixed: 'left', sorted: true }),
  orderNo: f.code({ max: 40, width: 210 }),
  outboundNo: f.code({ width: 180 }),
  custName: f.name({ isFact: true, max: 100, width: 180 }),
  branchId: f.branch(),
  branchName: f.name({ width: 180 }),
  returnType: f.codes(returnType),
  reason: f.text({ width: 220 }),
  skuCount: f.count(),
  returnQty: f.quantity(),
  refundAmount: f.money({ isFact: true, sorted: true }),
  rebateDeduct: f.money(),
  status: f.codes(returnStatus, { filter: { fieldProps: { mode: 'multiple' } } }),
  applicantName: f.person(),
  applyTime: f.dateTime({ sorted: true }),
  finishTime: f.dateTime(),
});

/** One return on its page. */
export const detailFields = fieldsOf<ReturnDetail>()('returnRecord', {
  returnNo: f.code(),
  status: f.codes(returnStatus),
  orderNo: f.code(),
  outboundNo: f.code(),
  custName: f.name(),
  branchName: f.name(),
  returnType: f.codes(returnType),
  reason: f.text(),
  skuCount: f.count(),
  returnQty: f.quantity(),
  applicantName: f.person(),
  applyTime: f.dateTime(),
  finishTime: f.dateTime(),
  returnPolicy: f.text({
    show: (value) => <T id={value === 2 ? 'returnRecord.policyAnew' : 'returnRecord.policyShare'} />,
  }),
  refundAmount: f.money(),
  promotionDeduct: f.money(),
  rebateDeduct: f.money(),
  toRefund: f.money(),
  refundNo: f.text(),
  rejectReason: f.text(),
});

/** A batch that comes back. */
export const returnLineFields = fieldsOf<ReturnLine>()('returnLine', {
  lineNo: f.count({ width: 60 }),
  productCode: f.code({ width: 120 }),
  productName: f.name({ width: 160 }),
  spec: f.text({ width: 120 }),
  batchNo: f.code({ width: 110 }),
  expiryDate: f.date(),
  unitPrice: f.price(),
  shippedQty: f.quantity(),
  returnQty: f.quantity(),
  receivedQty: f.quantity(),
  netUnitPrice: f.price(),
  refundAmount: f.money(),
  promotionDeduct: f.money(),
  checkResult: f.codes(checkResult),
});

export const previewFields = fieldsOf<ReturnPreview['lines'][number]>()('returnLine', {
  productName: f.name({ width: 160 }),
  batchNo: f.code({ width: 110 }),
  netAmount: f.money(),
  soldQty: f.quantity(),
  returnedBefore: f.quantity(),
  returnQty: f.quantity(),
  refundAmount: f.money(),
  promotionDeduct: f.money(),
});

export interface NewReturn {
  orderNo: string;
  returnType: (typeof RETURN_TYPE)[keyof typeof RETURN_TYPE];
  reason: string;
  /** File ids. */
  images?: string[];
  /** Quantities by order, line and batch. */
  quantities: Readonly<Record<string, string>>;
}

const LEAST_REASON = 5;

export const newReturnFields = fieldsOf<NewReturn>()('returnForm', {
  orderNo: f.code({ max: 40, required: true }),
  returnType: f.codes(returnType, { required: true }),
  reason: f.note({ max: 200, rules: [{ required: true, whitespace: true, min: LEAST_REASON }] }),
  images: f.text(),
  quantities: f.text({ required: true }),
});

export interface Approval {
  opinion: string;
}

export const approvalFields = fieldsOf<Approval>()('returnForm', { opinion: f.note({ max: 200 }) });

export interface Received {
  received: Readonly<Record<string, { receivedQty: string; checkResult: ReturnLine['checkResult'] }>>;
}

export const receivedFields = fieldsOf<Received>()('returnForm', { received: f.text({ required: true }) });

export interface Refunding {
  refundNo: string;
  channel: PayChannel;
}

export const refundFields = fieldsOf<Refunding>()('returnForm', {
  refundNo: f.code({ max: 40, required: true }),
  channel: f.codes(payChannel, { required: true }),
});
