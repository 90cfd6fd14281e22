import type { Input } from '../../../../src/contract/endpoint';
import { FEE_TYPE, feeItemApi } from '../../../../src/contract/property/fee-items';
import {
  type MeterShare,
  meterApi,
  SHARE_MODE,
  SHARE_STATUS,
  type shareApi,
} from '../../../../src/contract/property/meters';
import { CALC_MODE } from '../../../../src/contract/property/trial';
import { useCall } from '@kit/data/useCall';
import { codeTable } from '@kit/fields/codeTable';
import type { ControlProps } from '@kit/fields/controls';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { f, Pick, PropertyPick } from '../../fields/f';
import { MonthInput } from '../../fields/MonthInput';
import { useProperty } from '../meterFields';

const MOST = 500;

const shareMode = codeTable('shareMode', SHARE_MODE);
const shareStatus = codeTable('shareStatus', SHARE_STATUS, {
  tones: { draft: 'draft', submitted: 'waiting', approved: 'active', rejected: 'stopped' },
});

type Saved = Input<typeof shareApi.save>;

/** Weights stand beside the units that they are of. */
export interface ShareValues extends Omit<Saved, 'members'> {
  unitIds: string[];
  weights?: Readonly<Record<string, string>>;
}

type PickProps = ControlProps & { value?: string; onChange?: (value: string | undefined) => void };

/** A fee that is charged by usage. */
function UsageFee(props: PickProps) {
  const records = useCall(feeItemApi.page, { pageSize: MOST }).data?.records ?? [];
  const options = records
    .filter(({ calcMode, feeType }) => calcMode === CALC_MODE.usage && feeType !== FEE_TYPE.deposit)
    .map(({ feeItemId: value, feeName: label }) => ({ value, label }));
  return <Pick {...props} options={options} />;
}

/** A meter of the house: one of a unit counts for that unit alone. */
function HouseMeter(props: PickProps) {
  const { data } = useCall(meterApi.page, ...useProperty());
  const options = (data?.records ?? []).flatMap(({ meterId: value, meterNo: label, unitId }) =>
    unitId === null ? [{ value, label }] : [],
  );
  return <Pick {...props} options={options} />;
}

const count = (value: unknown) => (Array.isArray(value) ? String(value.length) : '');

export const shareFields = fieldsOf<MeterShare, MeterShare & ShareValues>()('pmsShare', {
  shareNo: f.code({ width: 140, fixed: 'left', sorted: true }),
  propertyId: f.name({ required: true, control: PropertyPick, filter: { formItemRender: () => <PropertyPick /> } }),
  propertyName: f.name({ width: 140 }),
  period: f.text({
    required: true,
    width: 90,
    sorted: true,
    control: MonthInput,
    filter: { formItemRender: () => <MonthInput /> },
  }),
  feeItemId: f.name({ required: true, control: UsageFee }),
  feeName: f.name({ width: 110 }),
  mainMeterId: f.name({ required: true, control: HouseMeter, help: 'pmsShare.mainHelp' }),
  meterNo: f.text({ width: 110 }),
  mode: f.codes(shareMode, { required: true, width: 90 }),
  price: f.price({ help: 'pmsShare.priceHelp' }),
  unitIds: f.list({ required: true, show: count }),
  weights: f.list({ show: () => '' }),
  mainUsage: f.quantity(),
  restUsage: f.quantity(),
  amount: f.money(),
  ownerAmount: f.money({ help: 'pmsShare.ownerHelp' }),
  status: f.codes(shareStatus, { width: 90 }),
  createdByName: f.person(),
  auditorName: f.person(),
  auditTime: f.dateTime(),
  opinion: f.note(),
  gmtModified: f.dateTime({ sorted: true }),
});
