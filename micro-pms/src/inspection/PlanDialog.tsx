import { inspectionApi, type InspectionPlan } from '../../../src/contract/property/inspections';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { call } from '../call';
import { planFields, type PlanValues } from './inspectionFields';
import { PointsEditor } from './PointsEditor';

export type EditedPlan = Partial<InspectionPlan>;

const save = ({ planId, version, propertyId, planName, cycle, handlerId, startDate, endDate, points }: PlanValues) => {
  const form = { propertyId, planName, cycle, handlerId, startDate, endDate };
  // A new point has no id yet.
  const all = points.map((point) => ({ ...point, pointId: point.pointId ?? '' }));
  return call(inspectionApi.savePlan, { planId, version, ...form, points: all }, { silent: true });
};

export function PlanDialog({ record, onClose }: { record: EditedPlan | undefined; onClose: () => void }) {
  const isNew = record?.planId === undefined;
  return (
    <RecordDrawer<EditedPlan, PlanValues>
      draftKey={`plan ${record?.planId ?? ''}`}
      title={isNew ? 'pmsPlan.add' : 'pmsPlan.editTitle'}
      titleValues={{ name: record?.planName ?? '' }}
      fields={planFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {planFields.inputs(['planName'])}
      <planFields.Field name="propertyId" disabled={!isNew} />
      {planFields.inputs(['cycle', 'handlerId', 'startDate', 'endDate'])}
      <PointsEditor />
    </RecordDrawer>
  );
}
