import { Select } from 'antd';
import { useMemo } from 'react';
import { guestApi } from '@/contract/fair/guests';
import { prizeGroupApi } from '@/contract/fair/prizes';
import { call } from '@/core/http/call';
import { useCall } from '@/core/http/useCall';
import { useText } from '@/core/i18n';
import { useBatchRun } from '@/crud/batch/useBatchRun';
import type { Choice, Selection } from '@/crud/batch/useSelection';
import { FormModal } from '@/crud/record/FormModal';
import { fieldsOf } from '@/crud/table/fields';

/** What several guests or groups get at once. */
export interface Assignment {
  kind: 'department' | 'groupDepartment' | 'label';
  /** How many of them. */
  count: number;
  departmentId: string | null;
  prizeGroupLabel: string | null;
}

type Rows = Pick<Selection<unknown>, 'choice' | 'keep'>;

const silent = { silent: true } as const;

/** The two calls of a batch: what would come of it, and doing it. */
function callsFor(tradeFairId: string, choice: Choice, { kind, departmentId, prizeGroupLabel }: Assignment) {
  if (kind === 'groupDepartment') {
    const groups = { tradeFairId, ...('ids' in choice ? { guestGroupIds: choice.ids } : choice) };
    return {
      preview: () => call(guestApi.previewGroupDepartment, groups, silent),
      run: (expected: number) =>
        call(guestApi.updateGuestGroupDepartment, { ...groups, expected, departmentId }, silent),
    };
  }
  const guests = { tradeFairId, ...('ids' in choice ? { guestIds: choice.ids } : choice) };
  if (kind === 'department')
    return {
      preview: () => call(guestApi.previewGuestDepartment, guests, silent),
      run: (expected: number) => call(guestApi.updateGuestDepartment, { ...guests, expected, departmentId }, silent),
    };
  const labelled = { ...guests, label: prizeGroupLabel ?? '' };
  return {
    preview: () => call(prizeGroupApi.previewPrizeGroupLabel, labelled, silent),
    run: (expected: number) => call(prizeGroupApi.updatePrizeGroupLabel, { ...labelled, expected }, silent),
  };
}

/** Does it to what is chosen; throws when the user has thought better of it, so that the dialog stays. */
function useAssign(tradeFairId: string, { choice, keep }: Rows) {
  const runBatch = useBatchRun();
  return async (assignment: Assignment) => {
    const result = await runBatch(choice, callsFor(tradeFairId, choice, assignment));
    if (!result) throw new Error('Nothing was assigned.');
    keep(result);
  };
}

interface SelectProps {
  tradeFairId: string;
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

function DepartmentSelect({ tradeFairId, onChange, ...props }: SelectProps) {
  const text = useText();
  const { data, loading } = useCall(guestApi.departmentList, { tradeFairId });
  return (
    <Select
      {...props}
      allowClear
      loading={loading}
      placeholder={text('guest.ofGroup')}
      onChange={(value: string | undefined) => onChange?.(value ?? null)}
      options={(data ?? []).map(({ departmentId, departmentName, guestCount }) => ({
        value: departmentId,
        label: `${departmentName} · ${guestCount}`,
      }))}
    />
  );
}

export function LabelSelect({ tradeFairId, onChange, ...props }: SelectProps) {
  const text = useText();
  const { data, loading } = useCall(prizeGroupApi.listPrizeGroup, { tradeFairId });
  return (
    <Select
      {...props}
      allowClear
      loading={loading}
      placeholder={text('guest.noLabel')}
      onChange={(value: string | undefined) => onChange?.(value ?? null)}
      options={(data ?? []).map(({ label }) => ({ value: label, label }))}
    />
  );
}

const TITLES = {
  department: 'guest.departmentTitle',
  groupDepartment: 'guest.groupDepartmentTitle',
  label: 'guest.labelTitle',
} as const;
const HELPS = {
  department: 'guest.departmentHelp',
  groupDepartment: 'guest.groupDepartmentHelp',
  label: 'guest.labelHelp',
} as const;

interface Props {
  tradeFairId: string;
  record: Partial<Assignment> | undefined;
  rows: Rows;
  onChanged: () => void;
  onClose: () => void;
}

export function AssignDialog({ tradeFairId, record, rows, onChanged, onClose }: Props) {
  const assign = useAssign(tradeFairId, rows);
  const kind = record?.kind ?? 'department';
  const columns = useMemo(() => {
    const fields = fieldsOf<Assignment>()('guest', {
      departmentId: { formItemRender: () => <DepartmentSelect tradeFairId={tradeFairId} /> },
      prizeGroupLabel: { formItemRender: () => <LabelSelect tradeFairId={tradeFairId} /> },
    });
    return fields.form([kind === 'label' ? 'prizeGroupLabel' : 'departmentId']);
  }, [tradeFairId, kind]);
  return (
    <FormModal<Assignment>
      record={record}
      title={TITLES[kind]}
      titleValues={{ count: record?.count ?? 0 }}
      help={HELPS[kind]}
      columns={columns}
      onSave={(values) => assign(values).finally(onChanged)}
      onClose={onClose}
    />
  );
}
