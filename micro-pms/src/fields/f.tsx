import { Select } from 'antd';
import { propertyApi, buildingApi } from '../../../src/contract/property/properties';
import { useCall } from '@kit/data/useCall';
import type { ControlProps } from '@kit/fields/controls';
import { type FieldOptions, fieldTypes } from '@kit/fields/fieldTypes';
import { T } from '@kit/text';
import { useSay } from '../say';

const MOST = 500;

/** Digits with at most so many decimals, whatever else is typed. */
export const decimal = (whole: number, decimals: number) => (value: unknown) => {
  const [front = '', ...rest] = (typeof value === 'string' ? value : '').replace(/[^\d.]/g, '').split('.');
  const head = front.slice(0, whole);
  return rest.length > 0 && decimals > 0 ? `${head}.${rest.join('').slice(0, decimals)}` : head;
};

export const decimalRule = (decimals: number) => ({
  pattern: new RegExp(`^\\d+(\\.\\d{1,${decimals}})?$`),
  message: <T id="pms.wrongDecimal" values={{ decimals }} />,
});

const METRES = 7;
const PRICE_DECIMALS = 4;

/** The kinds of values of this module. */
export const f = {
  ...fieldTypes,
  name: <R extends object>(options: FieldOptions<R> = {}) => fieldTypes.text<R>({ width: 180, ...options }),
  /** Square metres. */
  area: <R extends object>(options: FieldOptions<R> = {}) =>
    fieldTypes.quantity<R>({
      ...{ width: 110, keep: decimal(METRES, 2), rules: [decimalRule(2)], ...options },
      file: { format: 'decimal', ...options.file },
    }),
  /** Yuan. */
  money: <R extends object>(options: FieldOptions<R> = {}) =>
    fieldTypes.money<R>({
      ...{ keep: decimal(METRES, 2), rules: [decimalRule(2)], ...options },
      file: { format: 'amount', ...options.file },
    }),
  price: <R extends object>(options: FieldOptions<R> = {}) =>
    fieldTypes.price<R>({
      keep: decimal(METRES + 1, PRICE_DECIMALS),
      rules: [decimalRule(PRICE_DECIMALS)],
      ...options,
      file: { format: 'decimal', ...options.file },
    }),
};

interface Choice {
  value: string;
  label: string;
}

interface PickProps extends ControlProps {
  value?: string;
  onChange?: (value: string | undefined) => void;
}

interface PickFrom extends PickProps {
  options: readonly Choice[];
}

/** The choice of an option, found by typing. */
export function Pick({ options, min: _min, max: _max, ...props }: PickFrom) {
  const say = useSay();
  return (
    <Select<string, Choice>
      allowClear
      placeholder={say('pms.choose')}
      showSearch={{ optionFilterProp: 'label' }}
      style={{ width: '100%' }}
      {...props}
      options={[...options]}
    />
  );
}

/** A property in sight. */
export function PropertyPick(props: PickProps) {
  const records = useCall(propertyApi.page, { pageSize: MOST }).data?.records ?? [];
  return <Pick {...props} options={records.map((one) => ({ value: one.propertyId, label: one.propertyName }))} />;
}

/** A building in sight, of one property where that is known. */
export function BuildingPick({ propertyId, ...props }: PickProps & { propertyId?: string | undefined }) {
  const records = useCall(buildingApi.page, { pageSize: MOST, ...(propertyId ? { propertyId } : {}) }).data?.records;
  const options = (records ?? []).map(({ buildingId, buildingName, propertyName }) => ({
    value: buildingId,
    label: propertyId ? buildingName : `${propertyName} ${buildingName}`,
  }));
  return <Pick {...props} options={options} />;
}

/** A company in sight. */
export function BranchPick(props: PickProps) {
  const { data } = useCall(propertyApi.choices, {});
  return <Pick {...props} options={data?.branches ?? []} />;
}

/** Somebody who works at a company; at one's own without one. */
export function StaffPick({ branchId, ...props }: PickProps & { branchId?: string | undefined }) {
  const { data } = useCall(propertyApi.choices, branchId ? { branchId } : {});
  return <Pick {...props} options={data?.staff ?? []} />;
}
