import { Select } from 'antd';
import { guestApi } from '@/contract/trade-fair/guests';
import { prizeGroupApi } from '@/contract/trade-fair/prizes';
import { useText } from '@/core/i18n';
import { remoteProps } from '@/ui/pick/remoteNodes';
import { RemoteSelect } from '@/ui/pick/RemoteSelect';
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
  const read = useCall(guestApi.departmentList, { tradeFairId });
  return (
    <RemoteSelect<string | undefined>
      {...props}
      allowClear
      read={read}
      placeholder={text('guest.ofGroup')}
      onChange={(value) => onChange?.(value ?? null)}
      options={(read.data ?? []).map(({ departmentId, departmentName, guestCount }) => ({
        value: departmentId,
        label: `${departmentName} · ${guestCount}`,
      }))}
    />
  );
}

/** The prize group of guests, or none. */
export function LabelSelect({ tradeFairId, onChange, ...props }: Props) {
  const text = useText();
  const read = useCall(prizeGroupApi.listPrizeGroup, { tradeFairId });
  const options = (read.data ?? []).map(({ label }) => ({ value: label, label }));
  return (
    <Select
      {...props}
      allowClear
      placeholder={text('guest.noLabel')}
      onChange={(value: string | undefined) => onChange?.(value ?? null)}
      options={options}
      {...remoteProps(read, options)}
    />
  );
}
