import { Select } from 'antd';
import { useMemo } from 'react';
import { guestApi } from '@/contract/fair/guests';
import { prizeGroupApi } from '@/contract/fair/prizes';
import { call } from '@/core/http/call';
import { useCall } from '@/core/http/useCall';
import { useText } from '@/core/i18n';
import { FormModal } from '@/crud/record/FormModal';
import { fieldsOf } from '@/crud/table/fields';

/** What several guests or groups get at once. */
export interface Assignment {
  kind: 'department' | 'groupDepartment' | 'label';
  ids: readonly string[];
  departmentId: string | null;
  prizeGroupLabel: string | null;
}

function assign(tradeFairId: string, { kind, ids, departmentId, prizeGroupLabel }: Assignment) {
  const silent = { silent: true } as const;
  const given = [...ids];
  if (kind === 'label') {
    const label = prizeGroupLabel ?? '';
    return call(prizeGroupApi.updatePrizeGroupLabel, { tradeFairId, label, guestIds: given }, silent);
  }
  if (kind === 'department')
    return call(guestApi.updateGuestDepartment, { tradeFairId, guestIds: given, departmentId }, silent);
  return call(guestApi.updateGuestGroupDepartment, { tradeFairId, guestGroupIds: given, departmentId }, silent);
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
  onChanged: () => void;
  onClose: () => void;
}

export function AssignDialog({ tradeFairId, record, onChanged, onClose }: Props) {
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
      titleValues={{ count: record?.ids?.length ?? 0 }}
      help={HELPS[kind]}
      columns={columns}
      onSave={(values) => assign(tradeFairId, values).finally(onChanged)}
      onClose={onClose}
    />
  );
}
