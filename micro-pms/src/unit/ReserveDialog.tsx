import { UNIT_STATUS } from '../../../src/contract/property/micro-pms';
import { type PmsUnit, unitApi } from '../../../src/contract/property/units';
import { RecordDialog } from '@kit/form/RecordDialog';
import { call } from '../call';
import { unitFields } from './unitFields';

const save = ({ unitId: id, version, reservedUntil: until, reservedFor }: PmsUnit) =>
  call(unitApi.updateStatus, { id, version, unitStatus: UNIT_STATUS.reserved, until, reservedFor }, { silent: true });

export function ReserveDialog({ record, onClose }: { record: PmsUnit | undefined; onClose: () => void }) {
  return (
    <RecordDialog<PmsUnit>
      draftKey={`reserve ${record?.unitId ?? ''}`}
      title="pmsUnit.reserveTitle"
      titleValues={{ name: record?.unitNo ?? '' }}
      help="pmsUnit.reserveHelp"
      okText="pmsUnit.reserve"
      done="pmsUnit.moved"
      fields={unitFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {unitFields.inputs(['reservedUntil', 'reservedFor'])}
    </RecordDialog>
  );
}
