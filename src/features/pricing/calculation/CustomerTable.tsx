import type { ActionType } from '@ant-design/pro-components';
import { Descriptions } from 'antd';
import { type RefObject, useState } from 'react';
import type * as z from 'zod';
import { FLAG } from '@/contract/fields';
import { computeApi } from '@/contract/promotion/compute';
import type { Endpoint, Output } from '@/contract/endpoint';
import { formatMoney, formatQuantity, NOTHING } from '@/core/format/number';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { RowActions } from '@/crud/RowActions';
import { codeTable } from '@/crud/table/codeTable';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { listInput, type PageQuery } from '@/crud/table/pageRequest';
import { settleStatus } from './computeWords';
import { type CustomerRow, type Reading, readingOf } from './levels';

type Row = CustomerRow & { keyword?: string; reached?: 0 | 1 };
type Summary = Output<typeof computeApi.customers>['summary'];

const figure = { align: 'right', width: 120 } as const;
const money = (field: 'effectiveAmount' | 'rewardAmount' | 'grantedAmount' | 'adjustAmount') => ({
  ...figure,
  render: (_: unknown, row: Row) => formatMoney(row[field]),
});

const fields = fieldsOf<Row>()('calculation', {
  custName: { width: 220, ellipsis: true, fixed: 'left' },
  custCode: { ...codeField, sorter: true },
  salesmanName: { width: 100 },
  billCount: { ...figure, width: 80 },
  effectiveQty: { ...figure, render: (_, row) => formatQuantity(row.effectiveQty) },
  effectiveAmount: { ...money('effectiveAmount'), sorter: true },
  reachedText: { width: 180, ellipsis: true, render: (_, row) => row.reachedText || NOTHING },
  rewardAmount: { ...money('rewardAmount'), sorter: true },
  grantedAmount: money('grantedAmount'),
  adjustAmount: money('adjustAmount'),
  gapValue: {
    width: 220,
    render: (_, { gapValue, nextThreshold, nextReward }) =>
      gapValue === null ? (
        NOTHING
      ) : (
        <T
          id="calculation.gap"
          values={{ gap: gapValue, next: nextThreshold ?? '', reward: formatMoney(nextReward) }}
        />
      ),
  },
  settleStatus: { ...settleStatus.field(), width: 100 },
  keyword: { fieldProps: { maxLength: 60 } },
  reached: codeTable('yesNo', FLAG).field(),
});
const columns = fields.table({
  show: [
    ...(['custName', 'custCode', 'rewardAmount', 'grantedAmount', 'adjustAmount', 'settleStatus'] as const),
    ...(['effectiveQty', 'effectiveAmount', 'reachedText', 'gapValue', 'billCount', 'salesmanName'] as const),
  ],
  search: ['keyword', 'settleStatus', 'reached'],
});

/** What the table sorts by is one of its columns. */
const LIST: Endpoint<z.ZodType<object>, (typeof computeApi.customers)['output']> = computeApi.customers;

interface Props {
  activityId: string;
  table: RefObject<ActionType | undefined>;
  chosen: readonly CustomerRow[];
  onChoose: (rows: readonly CustomerRow[]) => void;
  onOpen: (row: CustomerRow, reading: Reading) => void;
}

const BUTTONS = {
  K1D1: ['calculationPricing_bills', 'calculation.bills'],
  K0D1: ['calculationPricing_bills', 'calculation.bills'],
  K0D0: ['calculationPricing_products', 'calculation.products'],
  K1D0: ['calculationPricing_details', 'calculation.details'],
} as const;

/** The customers of an activity, with what each is owed. */
export function CustomerTable({ activityId, table, chosen, onChoose, onOpen }: Props) {
  const [reading, setReading] = useState<Reading>('K1D0');
  const [summary, setSummary] = useState<Summary>();
  const request = async (
    query: PageQuery & Record<string, unknown>,
    sort: Parameters<typeof listInput>[1],
    signal: AbortSignal,
  ) => {
    const { current: pageNum = 1, pageSize = 20 } = query;
    const input = { ...listInput(query, sort), activityId, pageNum, pageSize };
    const answer = await call(LIST, input, { signal });
    setReading(readingOf(answer));
    setSummary(answer.summary);
    return { data: answer.records, total: answer.total, success: true };
  };
  const [code, label] = BUTTONS[reading];
  return (
    <>
      {summary && <Totals {...summary} />}
      <CrudTable<Row>
        rowKey="custId"
        actionRef={table}
        cardBordered={false}
        options={false}
        scroll={{ y: undefined }}
        request={request}
        emptyText="calculation.noCustomers"
        batch={{ chosen, onChoose }}
        columns={[
          ...columns,
          actionColumn((row) => <RowActions actions={[{ code, label, onAction: () => onOpen(row, reading) }]} />),
        ]}
      />
    </>
  );
}

const Totals = ({ customerCount, effectiveQty, effectiveAmount, rewardAmount, grantedAmount }: Summary) => (
  <Descriptions
    size="small"
    column={{ xs: 2, md: 5 }}
    items={[
      { key: 'count', label: <T id="calculation.customerTotal" />, children: customerCount },
      { key: 'qty', label: <T id="calculation.effectiveQty" />, children: formatQuantity(effectiveQty) },
      { key: 'amount', label: <T id="calculation.effectiveAmount" />, children: formatMoney(effectiveAmount) },
      { key: 'reward', label: <T id="calculation.rewardAmount" />, children: formatMoney(rewardAmount) },
      { key: 'granted', label: <T id="calculation.grantedAmount" />, children: formatMoney(grantedAmount) },
    ]}
  />
);
