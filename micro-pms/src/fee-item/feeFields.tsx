import { Select } from 'antd';
import type { Input } from '../../../src/contract/endpoint';
import { FLAG } from '../../../src/contract/fields';
import {
  FEE_TYPE,
  type FeeItem,
  feeItemApi,
  type Tariff,
  type tariffApi,
} from '../../../src/contract/property/fee-items';
import { CALC_MODE, PAY_CYCLE, TARIFF_BASIS } from '../../../src/contract/property/trial';
import { useCall } from '@kit/data/useCall';
import { codeTable } from '@kit/fields/codeTable';
import type { ControlProps } from '@kit/fields/controls';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatList } from '@kit/format/list';
import { formatPrice, formatQuantity } from '@kit/format/number';
import { T, text } from '@kit/text';
import { decimal, decimalRule, f, Pick, PropertyPick } from '../fields/f';
import { MonthInput } from '../fields/MonthInput';

const MOST = 500;

const feeType = codeTable('feeType', FEE_TYPE);
const calcMode = codeTable('calcMode', CALC_MODE);
const payCycle = codeTable('payCycle', PAY_CYCLE);
const feeStatus = codeTable('feeStatus', FLAG, { tones: { no: 'stopped', yes: 'active' } });
const tariffBasis = codeTable('tariffBasis', TARIFF_BASIS);

export type FeeValues = Input<typeof feeItemApi.save>;
export type TariffValues = Input<typeof tariffApi.save>;

const codeOf = (value: unknown) => (typeof value === 'string' ? value : '').replace(/[^A-Za-z0-9_-]/g, '').slice(0, 20);

/** Left empty, the fee follows the cycle of the lease. */
function CyclePick({ max: _max, min: _min, ...props }: ControlProps) {
  return (
    <Select<number | string>
      allowClear
      placeholder={<T id="pmsFee.leaseCycle" />}
      {...props}
      options={[...payCycle.options]}
    />
  );
}

export const feeFields = fieldsOf<FeeItem, FeeItem & FeeValues>()('pmsFee', {
  feeCode: f.code({ width: 110, fixed: 'left', sorted: true, keep: codeOf, help: 'pmsFee.codeHelp' }),
  feeName: f.name({ max: 50, required: true }),
  feeType: f.codes(feeType, { required: true }),
  calcMode: f.codes(calcMode, { required: true, width: 120 }),
  unitPrice: f.price({ required: true, help: 'pmsFee.priceHelp' }),
  cycle: f.codes(payCycle, {
    control: CyclePick,
    cell: ({ cycle }) => (cycle === null ? <T id="pmsFee.leaseCycle" /> : <payCycle.Tag value={cycle} />),
    help: 'pmsFee.cycleHelp',
  }),
  lateFeeDays: f.count({ max: 3650 }),
  lateRate: f.price(),
  taxRate: f.percent({ keep: decimal(2, 2), rules: [decimalRule(2)] }),
  status: f.codes(feeStatus, { width: 80 }),
  gmtModified: f.dateTime({ sorted: true }),
});

export function FeePick(props: ControlProps & { value?: string; onChange?: (value: string | undefined) => void }) {
  const records = useCall(feeItemApi.page, { pageSize: MOST }).data?.records ?? [];
  return <Pick {...props} options={records.map(({ feeItemId: value, feeName: label }) => ({ value, label }))} />;
}

const stepText = ({ over, add }: Tariff['steps'][number]) =>
  text('pmsTariff.step', { over: formatQuantity(over), add: formatPrice(add) });

export const tariffFields = fieldsOf<Tariff, Tariff & TariffValues>()('pmsTariff', {
  feeItemId: f.name({ required: true, control: FeePick, filter: { formItemRender: () => <FeePick /> } }),
  feeName: f.name({ fixed: 'left' }),
  propertyId: f.name({ required: true, control: PropertyPick, filter: { formItemRender: () => <PropertyPick /> } }),
  propertyName: f.name(),
  from: f.text({ required: true, width: 100, sorted: true, control: MonthInput, help: 'pmsTariff.fromHelp' }),
  prices: f.list({ cell: ({ prices }) => formatList(prices.map(formatPrice)), width: 200 }),
  basis: f.codes(tariffBasis, { required: true, width: 90 }),
  steps: f.list({ cell: ({ steps }) => formatList(steps.map(stepText)) }),
  gmtModified: f.dateTime({ sorted: true }),
});
