import { Select } from 'antd';
import { useState } from 'react';
import { approvalApi } from '@/contract/master-data/approvals';
import { useText } from '@/core/i18n';
import { trim } from '@/core/input/filters';
import { useThrottleLatest } from '@/core/input/throttleLatest';
import { useCall } from '@kit/data/useCall';

const TYPING_MS = 300;

/** Another person who may work in the company, searched on the server. */
export function PersonSelect(props: { id?: string; value?: string; onChange?: (userId: string) => void }) {
  const text = useText();
  const [name, setName] = useState('');
  const search = useThrottleLatest(setName, TYPING_MS);
  const { data, loading } = useCall(approvalApi.people, { name: trim(name) });
  return (
    <Select
      {...props}
      showSearch={{ filterOption: false, onSearch: search }}
      loading={loading}
      placeholder={text('select.choose')}
      options={(data ?? []).map(({ userId, userName, branchName }) => ({
        value: userId,
        label: `${userName} · ${branchName}`,
      }))}
    />
  );
}
