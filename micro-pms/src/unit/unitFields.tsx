import { Input, Space } from 'antd';
import type { Input as InputOf } from '../../../src/contract/endpoint';
import { UNIT_STATUS } from '../../../src/contract/property/micro-pms';
import type { PmsUnit, unitApi } from '../../../src/contract/property/units';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { useSay } from '../say';
import { BuildingPick, f, PropertyPick } from '../fields/f';

export const unitStatus = codeTable('unitStatus', UNIT_STATUS, {
  tones: { vacant: 'waiting', reserved: 'attention', let: 'active', repair: 'stopped', closed: 'ended' },
  dictCode: 'pmsUnit.status',
});

export type UnitValues = InputOf<typeof unitApi.save>;

type Range = [string, string];

/** Square metres, from and to. */
function AreaRange({ value = ['', ''], onChange }: { value?: Range; onChange?: (value: Range | undefined) => void }) {
  const say = useSay();
  const [from, to] = value;
  const change = (next: Range) => onChange?.(next.some((one) => one !== '') ? next : undefined);
  return (
    <Space.Compact>
      <Input
        inputMode="decimal"
        aria-label={say('pmsUnit.areaFrom')}
        value={from}
        onChange={(event) => change([event.target.value, to])}
      />
      <Input
        inputMode="decimal"
        aria-label={say('pmsUnit.areaTo')}
        value={to}
        onChange={(event) => change([from, event.target.value])}
      />
    </Space.Compact>
  );
}

export const unitFields = fieldsOf<PmsUnit, UnitValues>()('pmsUnit', {
  unitNo: f.name({ max: 20, required: true, width: 110, fixed: 'left', sorted: true }),
  propertyId: f.name({ filter: { formItemRender: () => <PropertyPick /> } }),
  propertyName: f.name({ isFact: true, width: 150 }),
  buildingId: f.name({ required: true, control: BuildingPick, filter: { formItemRender: () => <BuildingPick /> } }),
  buildingName: f.name({ isFact: true, width: 90 }),
  floor: f.count({ required: true, min: -20, max: 200, width: 80, sorted: true }),
  area: f.area({ required: true, sorted: true, filter: { formItemRender: () => <AreaRange /> } }),
  innerArea: f.area(),
  unitType: f.text({ max: 20, width: 110 }),
  rentPrice: f.money({ sorted: true }),
  propertyFeeRate: f.price(),
  tenantName: f.name({ width: 140 }),
  leaseEndDate: f.date(),
  unitStatus: f.codes(unitStatus, { width: 90 }),
  reservedUntil: f.date(),
  reservedFor: f.text({ max: 50 }),
  gmtModified: f.dateTime(),
});
