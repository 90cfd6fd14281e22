import { ANNOUNCE_TARGET, type AnnounceTarget, announcementApi } from '@/contract/content/announcements';
import { useText } from '@/core/i18n';
import { BranchesField } from '@/shared/branch/BranchesField';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { SearchSelectMany } from '@/ui/form/SearchSelect';
import { useCall } from '@kit/data/useCall';

interface Props {
  id?: string;
  value?: readonly string[];
  onChange?: (ids: string[]) => void;
  targetType: AnnounceTarget;
  disabled?: boolean;
}

/** Several roles or users, found by their names. */
function NamedField({ targetType, ...props }: Props) {
  const text = useText();
  return (
    <SearchSelectMany
      {...props}
      placeholder={text('select.choose')}
      list={{
        endpoint: announcementApi.targets,
        query: (keyword) => ({ targetType, keyword }),
        byIds: (ids) => ({ targetType, ids }),
        option: (one) => one,
      }}
    />
  );
}

/** For whom an announcement is, by the chosen kind: companies, roles or users. */
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
  const asked = { targetType, ids: value ? [value] : [], pageSize: 20 };
  const { data } = useCall(announcementApi.targets, asked, { ready: Boolean(value) });
  const label = data?.records.find((one) => one.value === value)?.label;
  return (
    <MoreSelect
      id={id}
      label={text('announcement.tradeFairId')}
      endpoint={announcementApi.targets}
      query={(keyword) => ({ targetType, keyword })}
      option={(one) => one}
      value={value ? { value, label: label ?? value } : null}
      disabled={disabled}
      onChange={(chosen) => onChange?.(chosen?.value ?? null)}
    />
  );
}
