import { guestApi } from '@/contract/trade-fair/guests';
import { prizeGroupApi } from '@/contract/trade-fair/prizes';
import { call } from '@/core/http/call';
import { type BatchSteps, useBatchRun } from '@/shared/batch/useBatchRun';
import type { Choice, Selection } from '@/shared/batch/useSelection';
import { RecordDialog } from '@kit/form/RecordDialog';
import { guestFields } from './guestFields';
import { DepartmentSelect, LabelSelect } from './selects';

const { Field } = guestFields;

/** What several guests or groups can get at once. */
export type AssignKind = 'department' | 'groupDepartment' | 'label';

interface Assigned {
  departmentId?: string | null;
  prizeGroupLabel?: string | null;
}

const silent = { silent: true } as const;

const STEPS: Readonly<Record<AssignKind, (tradeFairId: string, choice: Choice, values: Assigned) => BatchSteps>> = {
  department(tradeFairId, choice, { departmentId }) {
    const guests = { tradeFairId, ...('ids' in choice ? { guestIds: choice.ids } : choice) };
    return {
      preview: () => call(guestApi.previewGuestDepartment, guests, silent),
      run: (expected) => call(guestApi.updateGuestDepartment, { ...guests, expected, departmentId }, silent),
    };
  },
  groupDepartment(tradeFairId, choice, { departmentId }) {
    const groups = { tradeFairId, ...('ids' in choice ? { guestGroupIds: choice.ids } : choice) };
    return {
      preview: () => call(guestApi.previewGroupDepartment, groups, silent),
      run: (expected) => call(guestApi.updateGuestGroupDepartment, { ...groups, expected, departmentId }, silent),
    };
  },
  label(tradeFairId, choice, { prizeGroupLabel }) {
    const guests = { tradeFairId, ...('ids' in choice ? { guestIds: choice.ids } : choice) };
    const labelled = { ...guests, label: prizeGroupLabel ?? '' };
    return {
      preview: () => call(prizeGroupApi.previewPrizeGroupLabel, labelled, silent),
      run: (expected) => call(prizeGroupApi.updatePrizeGroupLabel, { ...labelled, expected }, silent),
    };
  },
};

const TEXTS = {
  department: { title: 'guest.departmentTitle', help: 'guest.departmentHelp' },
  groupDepartment: { title: 'guest.groupDepartmentTitle', help: 'guest.groupDepartmentHelp' },
  label: { title: 'guest.labelTitle', help: 'guest.labelHelp' },
} as const;

const NOTHING_YET: Assigned = {};

interface Props {
  tradeFairId: string;
  kind: AssignKind;
  selection: Pick<Selection<unknown>, 'choice' | 'count' | 'keep'>;
  onClose: () => void;
}

/** Gives the selected guests or groups a department or a prize group. */
export function AssignDialog({ tradeFairId, kind, selection, onClose }: Props) {
  const runBatch = useBatchRun();
  const { choice, count, keep } = selection;
  const save = async (values: Assigned) => {
    const result = await runBatch(choice, STEPS[kind](tradeFairId, choice, values));
    if (!result) return false;
    keep(result);
    return true;
  };
  return (
    <RecordDialog<Assigned>
      {...TEXTS[kind]}
      draftKey={`assign ${kind} ${tradeFairId}`}
      titleValues={{ count }}
      fields={guestFields}
      record={NOTHING_YET}
      save={save}
      onClose={onClose}
    >
      {kind === 'label' ? (
        <Field name="prizeGroupLabel">
          <LabelSelect tradeFairId={tradeFairId} />
        </Field>
      ) : (
        <Field name="departmentId">
          <DepartmentSelect tradeFairId={tradeFairId} />
        </Field>
      )}
    </RecordDialog>
  );
}
