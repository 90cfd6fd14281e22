import { Form } from 'antd';
import { type PmsProperty, propertyApi } from '../../../src/contract/property/properties';
import { RecordDialog } from '@kit/form/RecordDialog';
import { call } from '../call';
import { StaffPick } from '../fields/f';
import { propertyFields, type PropertyValues } from './propertyFields';

/** A new property, or the one that is changed: its company stays. */
export type Edited = Partial<PmsProperty>;

const save = ({ propertyId, version, branchId, propertyName, propertyType, ...more }: PropertyValues) => {
  const { address, totalArea, managerId, phone } = more;
  const form = { branchId, propertyName, propertyType, address, totalArea, managerId, phone };
  return call(propertyApi.save, { propertyId, version, ...form }, { silent: true });
};

const toValues = ({ totalArea, ...record }: Edited) => ({
  ...record,
  ...(totalArea && Number(totalArea) > 0 ? { totalArea } : {}),
});

function Manager() {
  const branchId: unknown = Form.useWatch('branchId');
  return (
    <propertyFields.Field name="managerId">
      <StaffPick branchId={typeof branchId === 'string' ? branchId : undefined} />
    </propertyFields.Field>
  );
}

export function PropertyDialog({ record, onClose }: { record: Edited | undefined; onClose: () => void }) {
  const isNew = record?.propertyId === undefined;
  return (
    <RecordDialog<Edited, PropertyValues>
      draftKey={`property ${record?.propertyId ?? ''}`}
      title={isNew ? 'pmsProperty.add' : 'pmsProperty.editTitle'}
      titleValues={{ name: record?.propertyName ?? '' }}
      wide
      fields={propertyFields}
      record={record}
      toValues={toValues}
      save={save}
      onClose={onClose}
    >
      {propertyFields.inputs(['propertyName', 'propertyType'])}
      <propertyFields.Field name="branchId" disabled={!isNew} />
      <Manager />
      {propertyFields.inputs(['address', 'totalArea', 'phone'])}
    </RecordDialog>
  );
}
