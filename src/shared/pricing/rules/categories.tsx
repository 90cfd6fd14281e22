import { TreeSelect } from 'antd';
import { prodRulesApi } from '@/contract/pricing/prod-rules';
import type { RuleCategoryNode } from '@/contract/pricing/price-rules';
import type { RuleCategory } from '@/contract/pricing/pricing';
import { useCall } from '@kit/data/useCall';
import { T, useText } from '@/core/i18n';
import { useOpenNodes } from '@/ui/pick/useOpenNodes';

interface Option {
  value: string;
  title: string;
  children: Option[];
}

const optionOf = ({ categoryId, categoryName, children }: RuleCategoryNode): Option => ({
  value: categoryId,
  title: categoryName,
  children: children.map(optionOf),
});

const flatten = (nodes: readonly RuleCategoryNode[]): RuleCategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

/** The categories of rules, and which of the five kinds each of them is. */
export function useCategories() {
  const { data, loading, error } = useCall(prodRulesApi.category, {});
  const nodes = flatten(data ?? []);
  const codeOf = (categoryId: unknown): RuleCategory | undefined =>
    nodes.find((node) => node.categoryId === categoryId)?.categoryCode;
  return { tree: (data ?? []).map(optionOf), ids: nodes.map((node) => node.categoryId), codeOf, loading, error };
}

interface Props {
  id?: string;
  value?: string;
  onChange?: (categoryId: string | undefined) => void;
  disabled?: boolean;
  /** A form must name one. */
  allowClear?: boolean;
}

export function CategorySelect({ allowClear = true, ...props }: Props) {
  const text = useText();
  const { tree, ids, loading, error } = useCategories();
  const open = useOpenNodes(ids);
  return (
    <TreeSelect<string | undefined, Option>
      {...props}
      allowClear={allowClear}
      {...open.nodes}
      showSearch={{ treeNodeFilterProp: 'title', onSearch: open.onSearch }}
      placeholder={text('select.choose')}
      loading={loading}
      treeData={tree}
      notFoundContent={error ? <T id="select.failed" /> : undefined}
    />
  );
}
