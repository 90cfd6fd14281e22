import { Select } from 'antd';
import { guestApi } from '@/contract/trade-fair/guests';
import { prizeGroupApi } from '@/contract/trade-fair/prizes';
import { useText } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';

interface Props {
  tradeFairId: string;
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** The department that receives guests; left empty, the department of their group does. */
export function DepartmentSelect({ tradeFairId, onChange, ...props }: Props) {
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

/** The prize group of guests, or none. */
export function LabelSelect({ tradeFairId, onChange, ...props }: Props) {
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
