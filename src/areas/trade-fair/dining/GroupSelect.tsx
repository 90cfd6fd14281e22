import { Select } from 'antd';
import { guestApi } from '@/contract/trade-fair/guests';
import { T, useText } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';

/** A fair has some hundred groups at most: all are loaded at once, and searched in the browser. */
const ALL = 500;

interface Props {
  id?: string;
  tradeFairId: string;
  value?: string[];
  onChange?: (guestGroupIds: string[]) => void;
}

/** Groups of guests of a fair, each with how many guests are in it. */
export function GroupSelect({ id, tradeFairId, value, onChange }: Props) {
  const text = useText();
  const { data, loading, error } = useCall(guestApi.listGroup, { tradeFairId, pageSize: ALL });
  return (
    <Select
      id={id ?? ''}
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={text('dining.pickGroups')}
      loading={loading}
      value={value ?? []}
      options={(data?.records ?? []).map(({ guestGroupId, groupName, guestCount }) => ({
        value: guestGroupId,
        label: `${groupName} · ${guestCount}`,
      }))}
      onChange={(guestGroupIds: string[]) => onChange?.(guestGroupIds)}
      notFoundContent={error ? <T id="select.failed" /> : undefined}
    />
  );
}
