import { Cascader, TreeSelect } from 'antd';
import { createContext, useContext } from 'react';
import { type PublicNode, publicEntryApi } from '@/contract/master-data/public-entry';
import { T, useText } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';
import { formatList } from '@kit/format/list';

interface Option {
  value: string;
  label: string;
  children?: Option[];
}

const optionOf = ({ id, name, children }: PublicNode): Option => ({
  value: id,
  label: name,
  ...(children.length > 0 ? { children: children.map(optionOf) } : {}),
});

/** The id of the company that has invited. */
export const InvitedBy = createContext('');

function useTree(kind: 'regionTree' | 'operateRangeTree') {
  const branchId = useContext(InvitedBy);
  const { data, loading, error } = useCall(publicEntryApi[kind], { branchId }, { ready: branchId !== '' });
  return { options: (data ?? []).map(optionOf), loading, error };
}

const namesIn = (options: readonly Option[]): [string, string][] =>
  options.flatMap(({ value, label, children = [] }): [string, string][] => [[value, label], ...namesIn(children)]);

/** Names of nodes of a tree, by id. */
export function TreeNames({ kind, ids }: { kind: 'regionTree' | 'operateRangeTree'; ids: readonly string[] }) {
  const names = new Map(namesIn(useTree(kind).options));
  const shown = ids.map((id) => names.get(id) ?? id);
  return kind === 'regionTree' ? shown.join(' / ') : formatList(shown);
}

interface Props {
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** Province, city and district. */
export function PublicRegions({ value, onChange, ...props }: Props) {
  const text = useText();
  const { options, loading, error } = useTree('regionTree');
  return (
    <Cascader
      {...props}
      allowClear
      placeholder={text('publicEntry.chooseRegion')}
      loading={loading}
      options={options}
      value={value ?? []}
      onChange={(way) => onChange?.(way.map(String))}
      notFoundContent={error ? <T id="select.failed" /> : undefined}
    />
  );
}

/** The operate ranges of a company, a customer or a product. */
export function PublicRanges({ value, onChange, ...props }: Props) {
  const text = useText();
  const { options, loading, error } = useTree('operateRangeTree');
  return (
    <TreeSelect<string[]>
      {...props}
      treeCheckable
      allowClear
      showSearch={{ treeNodeFilterProp: 'label' }}
      showCheckedStrategy={TreeSelect.SHOW_CHILD}
      placeholder={text('publicEntry.chooseRange')}
      loading={loading}
      treeData={options}
      value={value ?? []}
      onChange={(ids) => onChange?.(ids)}
      notFoundContent={error ? <T id="select.failed" /> : undefined}
    />
  );
}
