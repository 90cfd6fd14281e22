import { TreeSelect } from 'antd';
import { createContext, useContext } from 'react';
import { publicEntryApi } from '@/contract/master-data/public-entry';
import { useText } from '@/core/i18n';
import { optionOf } from '@/shared/region/branchTrees';
import { namesIn } from '@/ui/pick/remoteNodes';
import { RemoteCascader } from '@/ui/pick/RemoteCascader';
import { RemoteTreeSelect } from '@/ui/pick/RemoteTreeSelect';
import { useCall } from '@kit/data/useCall';
import { formatList } from '@kit/format/list';

/** The id of the company that has invited. */
export const InvitedBy = createContext('');

function useTree(kind: 'regionTree' | 'operateRangeTree') {
  const branchId = useContext(InvitedBy);
  const read = useCall(publicEntryApi[kind], { branchId }, { ready: branchId !== '' });
  return { options: (read.data ?? []).map(optionOf), read };
}

/** Names of nodes of a tree, by id. */
export function TreeNames({ kind, ids }: { kind: 'regionTree' | 'operateRangeTree'; ids: readonly string[] }) {
  const names = namesIn(useTree(kind).options);
  const shown = ids.map((id) => names.get(id) ?? id);
  return kind === 'regionTree' ? shown.join(' / ') : formatList(shown);
}

interface Props {
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** Province, city and district. */
export function PublicRegions(props: Props) {
  const text = useText();
  return <RemoteCascader {...props} {...useTree('regionTree')} placeholder={text('publicEntry.chooseRegion')} />;
}

/** The operate ranges of a company, a customer or a product. */
export function PublicRanges(props: Props) {
  const text = useText();
  const { options, read } = useTree('operateRangeTree');
  return (
    <RemoteTreeSelect<string[]>
      {...props}
      treeCheckable
      allowClear
      showCheckedStrategy={TreeSelect.SHOW_CHILD}
      placeholder={text('publicEntry.chooseRange')}
      read={read}
      treeData={options}
    />
  );
}
