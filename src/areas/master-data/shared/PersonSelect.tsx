import { Select } from 'antd';
import { approvalApi } from '@/contract/master-data/approvals';
import { T, type TextId, useText } from '@/core/i18n';
import { useTyped } from '@/ui/form/useTyped';
import { remoteProps } from '@/ui/pick/remoteNodes';
import { useCall } from '@kit/data/useCall';

interface Props {
  /** The document whose task is handed over; without one, a substitute is named. */
  entryId?: string;
  /** What the list says where it has nobody. */
  nobody: TextId;
  id?: string;
  value?: string;
  onChange?: (userId: string) => void;
}

/** Another person who may take over, searched on the server. */
export function PersonSelect({ entryId, nobody, ...props }: Props) {
  const text = useText();
  const { typed, showSearch } = useTyped();
  const read = useCall(approvalApi.people, { name: typed, ...(entryId ? { entryId } : {}) });
  const options = (read.data ?? []).map(({ userId, userName, branchName }) => ({
    value: userId,
    label: `${userName} · ${branchName}`,
  }));
  return (
    <Select
      {...props}
      showSearch={showSearch}
      // Of a name that nobody has, it is not said that there is nobody at all.
      notFoundContent={typed === '' ? <T id={nobody} /> : undefined}
      placeholder={text('select.choose')}
      options={options}
      {...remoteProps(read, options)}
    />
  );
}
