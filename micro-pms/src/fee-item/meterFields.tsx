import { Form } from 'antd';
import type { Input } from '../../../src/contract/endpoint';
import { METER_STATUS, METER_TYPE, type Meter, meterApi } from '../../../src/contract/property/meters';
import { unitApi } from '../../../src/contract/property/units';
import { useCall } from '@kit/data/useCall';
import { codeTable } from '@kit/fields/codeTable';
import type { ControlProps } from '@kit/fields/controls';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatList } from '@kit/format/list';
import { formatQuantity } from '@kit/format/number';
import { decimal, decimalRule, f, Pick, PropertyPick } from '../fields/f';
import { MonthInput } from '../fields/MonthInput';

const MOST = 500;
const DIGITS = { min: 3, max: 8 } as const;

const meterType = codeTable('meterType', METER_TYPE);
const meterStatus = codeTable('meterStatus', METER_STATUS, {
  tones: { off: 'stopped', active: 'active', removed: 'ended' },
});

export type MeterValues = Input<typeof meterApi.save>;
export type ExchangeValues = Input<typeof meterApi.exchange>;

type PickProps = ControlProps & { value?: string; onChange?: (value: string | undefined) => void };

/** What can be chosen belongs to the property of the form. */
export function useProperty() {
  const propertyId: unknown = Form.useWatch('propertyId');
  const id = typeof propertyId === 'string' ? propertyId : '';
  return [{ propertyId: id, pageSize: MOST }, { ready: id !== '' }] as const;
}

/** The unit that the meter serves; without a unit it is a meter of the house. */
function UnitOfProperty(props: PickProps) {
  const { data } = useCall(unitApi.page, ...useProperty());
  const options = (data?.records ?? []).map(({ unitId, buildingName, unitNo }) => ({
    value: unitId,
    label: `${buildingName} ${unitNo}`,
  }));
  return <Pick {...props} options={options} />;
}

/** The main meter, whose usage includes the usage of this meter. */
function ParentMeter(props: PickProps) {
  const own: unknown = Form.useWatch('meterNo');
  const { data } = useCall(meterApi.page, ...useProperty());
  const options = (data?.records ?? []).flatMap(({ meterId: value, meterNo: label }) =>
    label === own ? [] : [{ value, label }],
  );
  return <Pick {...props} options={options} />;
}

export const valuesText = (values: readonly string[] | null) => formatList((values ?? []).map(formatQuantity));

const FACTOR = { required: true, keep: decimal(8, 4), rules: [decimalRule(4)] };

export const meterFields = fieldsOf<Meter, Meter & MeterValues>()('pmsMeter', {
  meterNo: f.code({ max: 30, required: true, fixed: 'left', sorted: true }),
  propertyId: f.name({ required: true, control: PropertyPick, filter: { formItemRender: () => <PropertyPick /> } }),
  propertyName: f.name({ width: 140 }),
  feeType: f.codes(meterType, { required: true, width: 80 }),
  unitId: f.name({ control: UnitOfProperty, help: 'pmsMeter.unitHelp' }),
  unitNo: f.text({ width: 100 }),
  parentId: f.name({ control: ParentMeter, help: 'pmsMeter.parentHelp' }),
  registers: f.count(),
  digits: f.count({ ...DIGITS, required: true, help: 'pmsMeter.digitsHelp' }),
  factor: f.quantity(FACTOR),
  installDate: f.date({ required: true, sorted: true }),
  startValues: f.list({ cell: ({ startValues }) => valuesText(startValues), width: 140 }),
  removeDate: f.date(),
  finalValues: f.list({ cell: ({ finalValues }) => valuesText(finalValues), width: 140 }),
  meterStatus: f.codes(meterStatus, { width: 80 }),
});

export const exchangeFields = fieldsOf<ExchangeValues>()('pmsExchange', {
  date: f.date({ required: true }),
  period: f.text({ required: true, control: MonthInput, help: 'pmsExchange.periodHelp' }),
  finalValues: f.list({ show: (value) => (Array.isArray(value) ? valuesText(value) : '') }),
  overflow: f.flag({ help: 'pmsReading.overflowHelp' }),
  meterNo: f.code({ max: 30, required: true }),
  digits: f.count({ ...DIGITS, required: true, help: 'pmsMeter.digitsHelp' }),
  factor: f.quantity(FACTOR),
  startValues: f.list({ show: (value) => (Array.isArray(value) ? valuesText(value) : '') }),
});
