import { Select } from 'antd';
import { approvalApi } from '@/contract/master-data/approvals';
import { useText } from '@/core/i18n';
import { useTyped } from '@/ui/form/useTyped';
import { useCall } from '@kit/data/useCall';

/** Another person who may work in the company, searched on the server. */
export function PersonSelect(props: { id?: string; value?: string; onChange?: (userId: string) => void }) {
  const text = useText();
  const { typed, showSearch } = useTyped();
  const { data, loading } = useCall(approvalApi.people, { name: typed });
  return (
    <Select
      {...props}
      showSearch={showSearch}
      loading={loading}
      placeholder={text('select.choose')}
      options={(data ?? []).map(({ userId, userName, branchName }) => ({
        value: userId,
        label: `${userName} · ${branchName}`,
      }))}
    />
  );
}
