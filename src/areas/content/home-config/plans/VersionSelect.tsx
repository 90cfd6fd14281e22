import { Select } from 'antd';
import { homeVersionApi } from '@/contract/content/home/versions';
import { useText } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';

const MOST = 100;

interface Props {
  id?: string;
  /** The accessible name where the field has no label of its own. */
  label?: string;
  pageId: string | undefined;
  value?: number | null;
  onChange?: (versionNo: number | null) => void;
  disabled?: boolean;
}

/** A version of the page; the newest where none is chosen. */
export function VersionSelect({ id, label, pageId, value, onChange, disabled = false }: Props) {
  const text = useText();
  const { data, loading } = useCall(
    homeVersionApi.page,
    { pageId: pageId ?? '', pageNum: 1, pageSize: MOST },
    { ready: Boolean(pageId) },
  );
  const nameOf = (versionNo: number, note: string, isDraft: boolean) => {
    const number = text(isDraft ? 'homePlan.draft' : 'homePlan.version', { versionNo });
    return note === '' ? number : text('homePlan.noted', { number, note });
  };
  const found = (pageId ? (data?.records ?? []) : []).map(({ versionNo, note, frozen }) => ({
    value: versionNo,
    label: nameOf(versionNo, note, frozen === 0),
  }));
  // A version older than the listed ones is shown by its number.
  const isElsewhere = typeof value === 'number' && data !== undefined && !found.some((one) => one.value === value);
  return (
    <Select<number>
      id={id ?? ''}
      {...(label ? { 'aria-label': label } : {})}
      allowClear
      disabled={disabled || !pageId}
      loading={loading}
      placeholder={text('homePlan.newest')}
      value={value ?? null}
      options={isElsewhere ? [...found, { value, label: nameOf(value, '', false) }] : found}
      onChange={(chosen?: number) => onChange?.(chosen ?? null)}
    />
  );
}
