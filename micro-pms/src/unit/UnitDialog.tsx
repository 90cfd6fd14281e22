import { type PmsUnit, unitApi } from '../../../src/contract/property/units';
import { RecordDialog } from '@kit/form/RecordDialog';
import { call } from '../call';
import { unitFields, type UnitValues } from './unitFields';

const save = ({ unitId, version, buildingId, floor, unitNo, area, innerArea, unitType, ...prices }: UnitValues) => {
  const { rentPrice, propertyFeeRate } = prices;
  const form = { buildingId, floor, unitNo, area, innerArea, unitType, rentPrice, propertyFeeRate };
  return call(unitApi.save, { unitId, version, ...form }, { silent: true });
};

/** A new unit, or one that is changed: its building stays. */
export function UnitDialog({ record, onClose }: { record: Partial<PmsUnit> | undefined; onClose: () => void }) {
  const isNew = record?.unitId === undefined;
  return (
    <RecordDialog<Partial<PmsUnit>, UnitValues>
      draftKey={`unit ${record?.unitId ?? ''}`}
      title={isNew ? 'pmsUnit.add' : 'pmsUnit.editTitle'}
      titleValues={{ name: record?.unitNo ?? '' }}
      wide
      fields={unitFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      <unitFields.Field name="buildingId" disabled={!isNew} />
      {unitFields.inputs(['floor', 'unitNo', 'unitType', 'area', 'innerArea', 'rentPrice', 'propertyFeeRate'])}
    </RecordDialog>
  );
}
