import { Select } from 'antd';
import { useState } from 'react';
import { ANNOUNCE_TARGET, type AnnounceTarget, announcementApi } from '@/contract/content/announcements';
import { useText } from '@/core/i18n';
import { BranchesField } from '@/shared/branch/BranchesField';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { useCall } from '@kit/data/useCall';

interface Props {
  id?: string;
  value?: readonly string[];
  onChange?: (ids: string[]) => void;
  targetType: AnnounceTarget;
  disabled?: boolean;
}

/** The names of the chosen ones. */
function useNames(targetType: AnnounceTarget, ids: readonly string[]) {
  const { data } = useCall(
    announcementApi.targets,
    { targetType, ids: [...ids], pageSize: 500 },
    { ready: ids.length > 0 },
  );
  return new Map(data?.records.map(({ value, label }) => [value, label]));
}

/** Several roles or users, found by their names. */
function NamedField({ id = '', value = [], onChange, targetType, disabled = false }: Props) {
  const text = useText();
  const [keyword, setKeyword] = useState('');
  const names = useNames(targetType, value);
  const { data, loading } = useCall(announcementApi.targets, { targetType, keyword, pageSize: 50 });
  const found = data?.records ?? [];
  const known = value
    .filter((one) => !found.some((other) => other.value === one))
    .map((one) => ({ value: one, label: names.get(one) ?? one }));
  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      value={[...value]}
      disabled={disabled}
      loading={loading}
      placeholder={text('select.choose')}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      options={[...found, ...known]}
      onChange={(ids) => onChange?.(ids)}
    />
  );
}

/** Whom it is for, of the chosen kind: companies, roles or users. */
export function TargetsField(props: Props) {
  const { targetType, ...field } = props;
  return targetType === ANNOUNCE_TARGET.branch ? (
    <BranchesField {...field} source="scope" />
  ) : (
    <NamedField key={targetType} {...props} />
  );
}

interface FairProps {
  id?: string;
  value?: string | null;
  onChange?: (tradeFairId: string | null) => void;
  disabled?: boolean;
}

/** One fair, found by its subject. */
export function FairField({ id = '', value, onChange, disabled = false }: FairProps) {
  const text = useText();
  const targetType = ANNOUNCE_TARGET.fairGuests;
  const names = useNames(targetType, value ? [value] : []);
  return (
    <MoreSelect
      id={id}
      label={text('announcement.tradeFairId')}
      endpoint={announcementApi.targets}
      query={(keyword) => ({ targetType, keyword })}
      option={(one) => one}
      value={value ? { value, label: names.get(value) ?? value } : null}
      disabled={disabled}
      onChange={(chosen) => onChange?.(chosen?.value ?? null)}
    />
  );
}
