import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PriceRule } from '@/contract/pricing/price-rules';
import type { RuleCategory } from '@/contract/pricing/pricing';
import { ruleList } from '@/contract/pricing/prod-rules';
import { useHistory } from '@/shared/history/useHistory';
import { CrudTable } from '@kit/table/CrudTable';
import { loggedFields } from './loggedRule';
import { RuleActions } from './RuleActions';
import type { OpenedRule } from './RuleDrawer';
import { type Row, ruleFields } from './ruleFields';

const RuleDrawer = lazy(async () => ({ default: (await import('./RuleDrawer')).RuleDrawer }));

const SHOWN = [
  'ruleName',
  'ruleCode',
  'status',
  'paramText',
  'categoryId',
  'branchId',
  'customerScopeText',
  'productScopeText',
  'priority',
  'effectiveStart',
  'gmtModified',
] as const;

const { columns, fileColumns } = ruleFields.table({
  show: SHOWN,
  search: ['ruleCode', 'ruleName', 'categoryId', 'branchId', 'status', 'productCode', 'customerCode', 'effectiveOn'],
  file: [...SHOWN, 'effectiveEnd'],
});

/** A file shows names instead of ids. */
const NAMES: Readonly<Record<string, string>> = { categoryId: 'categoryName', branchId: 'branchName' };
const namedColumns = fileColumns.map((column) => ({
  ...column,
  fieldName: NAMES[column.fieldName] ?? column.fieldName,
}));

interface Props {
  /** Only rules of this kind. */
  category?: RuleCategory;
  /** Renders the head of the list; gets a function that opens a rule. */
  header?: (open: (opened: OpenedRule) => void) => ReactNode;
  /** A rule that is opened at once. */
  opened?: string | undefined;
}

/** The list of standing rules, with one of them beside it. */
export function RuleTable({ category, header, opened: first }: Props) {
  const [opened, setOpened] = useState<OpenedRule | undefined>(first ? { kind: 'view', id: first } : undefined);
  const history = useHistory({ objectType: 'priceRule', fields: loggedFields });
  const showHistory = ({ id, ruleName }: PriceRule) => history.show({ objectId: id, name: ruleName });
  return (
    <>
      <CrudTable<Row>
        header={header?.(setOpened)}
        columns={columns}
        fileColumns={namedColumns}
        rowKey="id"
        list={ruleList}
        {...(category ? { params: { categoryCode: category } } : {})}
        exported="pricingRule_export"
        emptyText="priceRule.empty"
        actions={(rule) => <RuleActions rule={rule} onOpen={setOpened} onHistory={showHistory} />}
      />
      {history.drawer}
      <Suspense fallback={null}>
        <RuleDrawer opened={opened} onClose={() => setOpened(undefined)} />
      </Suspense>
    </>
  );
}
