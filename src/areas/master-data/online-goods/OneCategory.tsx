import { TreeSelect } from 'antd';
import type { TreeNode } from '@/contract/pricing/branch-trees';
import { prodRulesApi } from '@/contract/pricing/prod-rules';
import { useText } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';

interface Option {
  value: string;
  title: string;
  children: Option[];
}
const optionOf = ({ id, name, children }: TreeNode): Option => ({
  value: id,
  title: name,
  children: children.map(optionOf),
});

interface Props {
  id?: string;
  value?: string | null;
  onChange?: (categoryId: string | undefined) => void;
}

/** One category of the catalogue; a node stands for all below it. */
export function OneCategory({ value, ...props }: Props) {
  const text = useText();
  const { data, loading } = useCall(prodRulesApi.productScopes, {});
  return (
    <TreeSelect<string, Option>
      {...props}
      {...(value ? { value } : {})}
      showSearch={{ treeNodeFilterProp: 'title' }}
      allowClear
      loading={loading}
      treeData={(data?.categories ?? []).map(optionOf)}
      placeholder={text('select.choose')}
    />
  );
}
