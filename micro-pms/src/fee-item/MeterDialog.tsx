import { type Meter, meterApi } from '../../../src/contract/property/meters';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { call } from '../call';
import { meterFields, type MeterValues } from './meterFields';
import { RegisterValues } from './RegisterValues';

export type EditedMeter = Partial<Meter>;

const WIDTH = 720;

const save = ({ meterId, version, propertyId, meterNo, feeType, unitId, parentId, ...more }: MeterValues) => {
  const { digits, factor, installDate, startValues } = more;
  const form = { propertyId, meterNo, feeType, unitId, parentId, digits, factor, installDate, startValues };
  return call(meterApi.save, { meterId, version, ...form }, { silent: true });
};

/** A new meter with its first values; what its readings were computed with stays (docs/domain/property-bills.md#meters). */
export function MeterDialog({ record, onClose }: { record: EditedMeter | undefined; onClose: () => void }) {
  const isNew = record?.meterId === undefined;
  return (
    <RecordDrawer<EditedMeter, MeterValues>
      drawer={{ width: WIDTH }}
      draftKey={`meter ${record?.meterId ?? ''}`}
      title={isNew ? 'pmsMeter.add' : 'pmsMeter.editTitle'}
      titleValues={{ name: record?.meterNo ?? '' }}
      {...(isNew ? {} : { help: 'pmsMeter.editHelp' as const })}
      fields={meterFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {meterFields.inputs(['meterNo'])}
      {(['propertyId', 'feeType', 'unitId'] as const).map((name) => (
        <meterFields.Field key={name} name={name} disabled={!isNew} />
      ))}
      {meterFields.inputs(['parentId'])}
      {(['digits', 'factor', 'installDate'] as const).map((name) => (
        <meterFields.Field key={name} name={name} disabled={!isNew} />
      ))}
      {isNew && <RegisterValues name="startValues" title="pmsMeter.startValues" decimals={2} />}
    </RecordDrawer>
  );
}
