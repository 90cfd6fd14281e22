import { prodRulesApi } from '@/contract/pricing/prod-rules';
import type { RuleCategoryNode } from '@/contract/pricing/price-rules';
import type { RuleCategory } from '@/contract/pricing/pricing';
import { useCall } from '@kit/data/useCall';
import type { TreeOption } from '@/ui/pick/remoteNodes';
import { RemoteTreeSelect } from '@/ui/pick/RemoteTreeSelect';

const optionOf = ({ categoryId, categoryName, children }: RuleCategoryNode): TreeOption => ({
  value: categoryId,
  label: categoryName,
  children: children.map(optionOf),
});

const flatten = (nodes: readonly RuleCategoryNode[]): RuleCategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

/** The categories of rules, and which of the five kinds each of them is. */
export function useCategories() {
  const read = useCall(prodRulesApi.category, {});
  const nodes = flatten(read.data ?? []);
  const codeOf = (categoryId: unknown): RuleCategory | undefined =>
    nodes.find((node) => node.categoryId === categoryId)?.categoryCode;
  return { treeData: (read.data ?? []).map(optionOf), codeOf, read };
}

interface Props {
  id?: string;
  value?: string;
  onChange?: (categoryId: string | undefined) => void;
  disabled?: boolean;
  /** A form must name one. */
  allowClear?: boolean;
  categories: Pick<ReturnType<typeof useCategories>, 'treeData' | 'read'>;
}

export const CategorySelect = ({ categories: { treeData, read }, ...props }: Props) => (
  <RemoteTreeSelect<string | undefined> treeDefaultExpandAll {...props} {...{ treeData, read }} />
);

export const CategoryFilter = (props: Omit<Props, 'categories'>) => (
  <CategorySelect allowClear {...props} categories={useCategories()} />
);
