import { Select } from 'antd';
import { FEE_TYPE, feeItemApi } from '../../../src/contract/property/fee-items';
import { UNIT_STATUS } from '../../../src/contract/property/micro-pms';
import { TENANT_STATUS, tenantApi } from '../../../src/contract/property/tenants';
import { unitApi } from '../../../src/contract/property/units';
import { useCall } from '@kit/data/useCall';
import type { ControlProps } from '@kit/fields/controls';
import { Pick } from '../fields/f';
import { useSay } from '../say';

const MOST = 500;

interface PickProps extends ControlProps {
  value?: string;
  onChange?: (value: string | undefined) => void;
}

/** A tenant who is not disabled. */
export function TenantPick(props: PickProps) {
  const { data } = useCall(tenantApi.page, { pageSize: MOST, status: TENANT_STATUS.on });
  const options = (data?.records ?? []).map(({ tenantId: value, tenantName: label }) => ({ value, label }));
  return <Pick {...props} options={options} />;
}

/** The fee items; one table for all companies. */
export const useFeeItemCall = () => useCall(feeItemApi.page, { pageSize: MOST });
export const useFeeItems = () => useFeeItemCall().data?.records ?? [];

/** The fee item that the rent is billed as. */
export function RentPick(props: PickProps) {
  const options = useFeeItems()
    .filter(
      ({ feeItemId, feeType, status }) => feeType === FEE_TYPE.rent && (status === 1 || feeItemId === props.value),
    )
    .map(({ feeItemId: value, feeName: label }) => ({ value, label }));
  return <Pick {...props} options={options} />;
}

export interface LeaseUnit {
  unitId: string;
  unitNo: string;
  /** Square metres. */
  area: string;
}

/** The units that a lease may have: vacant or reserved units of the property, and those that it has already. */
export function useUnits(propertyId: string, kept: readonly LeaseUnit[]): readonly LeaseUnit[] {
  const asked = { propertyId, pageSize: MOST, orderBy: 'unitNo', orderDir: 'asc' } as const;
  const ready = propertyId !== '';
  const vacant = useCall(unitApi.page, { ...asked, unitStatus: UNIT_STATUS.vacant }, { ready }).data?.records ?? [];
  const reserved = useCall(unitApi.page, { ...asked, unitStatus: UNIT_STATUS.reserved }, { ready }).data?.records ?? [];
  if (!ready) return [];
  const free = [...vacant, ...reserved].map(({ unitId, buildingName, unitNo, area }) => ({
    ...{ unitId, unitNo: `${buildingName} ${unitNo}`, area },
  }));
  return [...kept.filter(({ unitId }) => free.every((one) => one.unitId !== unitId)), ...free];
}

interface UnitsProps extends ControlProps {
  value?: string[];
  onChange?: (value: string[]) => void;
  units: readonly LeaseUnit[];
}

/** Several units, found by typing. */
export function UnitsPick({ units, max: _max, min: _min, ...props }: UnitsProps) {
  const say = useSay();
  const options = units.map(({ unitId: value, unitNo, area }) => ({ value, label: `${unitNo} (${area} m²)` }));
  return (
    <Select<string[]>
      mode="multiple"
      placeholder={say('pms.choose')}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      style={{ width: '100%' }}
      {...props}
      options={options}
    />
  );
}
