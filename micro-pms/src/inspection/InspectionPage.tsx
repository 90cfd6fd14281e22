import { Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import {
  inspectionApi,
  type InspectionPlan,
  type InspectionTask,
  PLAN_STATUS,
} from '../../../src/contract/property/inspections';
import { allowedBy } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { call } from '../call';
import { PageHead } from '../PageHead';
import { useSay } from '../say';
import { planFields, taskFields } from './inspectionFields';
import { type EditedPlan, PlanDialog } from './PlanDialog';
import { FIRST_POINTS } from './PointsEditor';
import { TaskDrawer } from './TaskDrawer';

const plans = planFields.table({
  show: ['planName', 'propertyName', 'cycle', 'pointCount', 'handlerName', 'startDate', 'endDate', 'status'],
  search: ['planName', 'propertyId', 'status'],
});
const tasks = taskFields.table({
  show: [
    ...(['taskNo', 'planName', 'propertyName', 'planDate', 'handlerName', 'checkedCount'] as const),
    ...(['abnormalCount', 'status', 'finishTime'] as const),
  ],
  search: ['planName', 'propertyId', 'status', 'planDate', 'abnormal'],
});

function Plans({ header, onEdit }: { header: ReactNode; onEdit: (plan: InspectionPlan) => void }) {
  return (
    <CrudTable<InspectionPlan>
      {...plans}
      header={header}
      rowKey="planId"
      viewKey="plans"
      list={inspectionApi.planPage}
      emptyText="pmsPlan.empty"
      actions={(row) => {
        const isOn = row.status === PLAN_STATUS.on;
        const status = isOn ? PLAN_STATUS.off : PLAN_STATUS.on;
        return (
          <RowActions
            actions={[
              { code: 'inspection_edit', label: 'action.edit', onAction: () => onEdit(row) },
              {
                ...{ code: 'inspection_status', label: isOn ? 'pms.disable' : 'pms.enable', done: 'pmsPlan.switched' },
                onAction: () => call(inspectionApi.planStatus, { id: row.planId, version: row.version, status }),
              },
            ]}
          />
        );
      }}
    />
  );
}

function Tasks({ header, onOpen }: { header: ReactNode; onOpen: (task: InspectionTask) => void }) {
  return (
    <CrudTable<InspectionTask>
      {...tasks}
      header={header}
      rowKey="taskId"
      viewKey="tasks"
      list={inspectionApi.taskPage}
      exported="inspection_export"
      emptyText="pmsTask.empty"
      actions={(row) => (
        <RowActions
          actions={[
            ...allowedBy(row.can)('execute', {
              code: 'inspection_execute',
              label: 'pmsTask.execute',
              onAction: () => onOpen(row),
            }),
            { code: 'inspection_view', label: 'action.view', onAction: () => onOpen(row) },
          ]}
        />
      )}
    />
  );
}

type View = 'tasks' | 'plans';

/** What is looked at, and what was found (docs/domain/property-work.md#inspections). */
export function InspectionPage() {
  const say = useSay();
  const [view, setView] = useState<View>('tasks');
  const [edited, setEdited] = useState<EditedPlan>();
  const [opened, setOpened] = useState<InspectionTask>();
  // The points that a new plan begins with have no ids yet.
  const begin = () => setEdited({ points: FIRST_POINTS as unknown as InspectionPlan['points'] });
  const header = (
    <PageHead isBusy name="inspection" title="pmsPlan.title" help="pmsPlan.help">
      <Segmented<View>
        value={view}
        onChange={setView}
        options={[
          { value: 'tasks', label: say('pmsPlan.tasks') },
          { value: 'plans', label: say('pmsPlan.plans') },
        ]}
      />
      <ActionButton code="inspection_add" label="pmsPlan.add" type="primary" onAction={begin} />
    </PageHead>
  );
  return (
    <>
      {view === 'tasks' ? <Tasks header={header} onOpen={setOpened} /> : <Plans header={header} onEdit={setEdited} />}
      <PlanDialog record={edited} onClose={() => setEdited(undefined)} />
      {opened && <TaskDrawer task={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
