import { Descriptions } from 'antd';
import { useState } from 'react';
import type { Output } from '@/contract/endpoint';
import { computeApi } from '@/contract/promotion/settlement';
import { T } from '@/core/i18n';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import type { Selection } from '@/shared/batch/useSelection';
import { embedded } from '@/ui/embedded';
import { RowActions } from '@kit/actions/RowActions';
import { formatMoney, formatQuantity } from '@kit/format/number';
import { CrudTable } from '@kit/table/CrudTable';
import { type CustomerRow, type Reading, readingOf } from './levels';
import { type CustomerOwed, customerTable } from './settlementFields';

type Summary = Output<typeof computeApi.customers>['summary'];

interface Props {
  activityId: string;
  selection: Selection<CustomerRow>;
  onOpen: (row: CustomerRow, reading: Reading) => void;
}

const BUTTONS = {
  K1D1: ['calculationPricing_bills', 'calculation.bills'],
  K0D1: ['calculationPricing_bills', 'calculation.bills'],
  K0D0: ['calculationPricing_products', 'calculation.products'],
  K1D0: ['calculationPricing_details', 'calculation.details'],
} as const;

/** The customers of an activity, with the reward that each is owed. */
export function CustomerTable({ activityId, selection, onOpen }: Props) {
  const [reading, setReading] = useState<Reading>('K1D0');
  const [summary, setSummary] = useState<Summary>();
  const bar = useBatchBar(selection);
  const [code, label] = BUTTONS[reading];
  return (
    <>
      {summary && <Totals {...summary} />}
      <CrudTable<CustomerOwed, Pick<Output<typeof computeApi.customers>, 'summary' | 'kFlag' | 'dFlag'>>
        {...customerTable}
        {...bar}
        rowKey="custId"
        list={computeApi.customers}
        params={{ activityId }}
        {...embedded}
        onAnswer={(answer) => {
          if (answer) setReading(readingOf(answer));
          setSummary(answer?.summary);
        }}
        emptyText="calculation.noCustomers"
        actions={(row) => <RowActions actions={[{ code, label, onAction: () => onOpen(row, reading) }]} />}
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
