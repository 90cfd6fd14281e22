import { lazy, type ReactNode, Suspense, useState } from 'react';
import { BranchSelect } from '@/components/branch/BranchSelect';
import { useListExport } from '@/components/transfer/useListExport';
import { ruleList } from '@/contract/prod-rules';
import type { RuleCategory } from '@/contract/promotion/pricing';
import type { PriceRule } from '@/contract/promotion/price-rules';
import { formatDate } from '@/core/format/date';
import { NOTHING } from '@/core/format/number';

import { useHistory } from '@/crud/history/useHistory';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { CategorySelect } from './categories';
import { RuleActions } from './RuleActions';
import type { RuleJob } from './RuleDrawer';
import { RULE_WORDS, ruleStatus } from './ruleWords';

const RuleDrawer = lazy(async () => ({ default: (await import('./RuleDrawer')).RuleDrawer }));

/** A row, and what it is searched by. */
type Row = PriceRule & { productCode?: string; customerCode?: string; effectiveOn?: string };

const Period = ({ effectiveStart, effectiveEnd }: PriceRule) =>
  `${formatDate(effectiveStart)} – ${effectiveEnd ? formatDate(effectiveEnd) : ''}`;

const fields = fieldsOf<Row>()('priceRule', {
  ruleCode: { ...codeField, sorter: true, fieldProps: { maxLength: 40 } },
  ruleName: { sorter: true, fixed: 'left', width: 200, ellipsis: true, fieldProps: { maxLength: 50 } },
  categoryId: { width: 110, render: (_, row) => row.categoryName, formItemRender: () => <CategorySelect /> },
  branchId: { width: 170, ellipsis: true, render: (_, row) => row.branchName, formItemRender: () => <BranchSelect /> },
  paramText: { width: 280, ellipsis: true },
  customerScopeText: { width: 160, ellipsis: true },
  productScopeText: { width: 180, ellipsis: true },
  priority: { sorter: true, width: 90, align: 'right' },
  effectiveStart: { sorter: true, width: 200, render: (_, row) => <Period {...row} /> },
  effectiveEnd: { render: (_, row) => row.effectiveEnd ?? NOTHING },
  status: { ...ruleStatus.field(), sorter: true, width: 90 },
  gmtModified: { sorter: true, width: 150, render: (_, row) => formatDate(row.gmtModified, 'YMDHM') },
  productCode: { fieldProps: { maxLength: 40 } },
  customerCode: { fieldProps: { maxLength: 40 } },
  effectiveOn: { valueType: 'date' },
});

const SHOWN = [
  ...(['ruleName', 'ruleCode', 'status', 'paramText', 'categoryId', 'branchId', 'customerScopeText'] as const),
  ...(['productScopeText', 'priority', 'effectiveStart', 'gmtModified'] as const),
] as const;
const SEARCHED = [
  ...(['ruleCode', 'ruleName', 'categoryId', 'branchId', 'status'] as const),
  ...(['productCode', 'customerCode', 'effectiveOn'] as const),
] as const;

const columns = fields.table({ show: SHOWN, search: SEARCHED });
const fileColumns = fields
  .file([...SHOWN, 'effectiveEnd'], { status: { dictCode: 'status' } })
  // The names stand for the ids.
  .map((column) => ({
    ...column,
    fieldName: { categoryId: 'categoryName', branchId: 'branchName' }[column.fieldName] ?? column.fieldName,
  }));

interface Props {
  /** Only rules of this kind. */
  category?: RuleCategory;
  /** What stands above the table, by what it may open. */
  header?: (tools: { open: (job: RuleJob) => void; exportButton: ReactNode; reload: () => void }) => ReactNode;
  /** A rule that is shown at once. */
  opened?: string | undefined;
}

/** The list of standing rules, with one of them beside it. */
export function RuleTable({ category, header, opened }: Props) {
  const { table, reload } = useEditor(() => Promise.resolve());
  const [job, setJob] = useState<RuleJob | undefined>(opened ? { kind: 'view', id: opened } : undefined);
  const exporting = useListExport<Row>(ruleList, fileColumns, { code: 'pricingRule_export' });
  const history = useHistory({ objectType: 'priceRule', words: RULE_WORDS });
  const showHistory = ({ id, ruleName }: PriceRule) => history.show({ objectId: id, name: ruleName });
  return (
    <>
      {header?.({ open: setJob, exportButton: exporting.button, reload })}
      <CrudTable<Row>
        rowKey="id"
        actionRef={table}
        request={exporting.request}
        {...(category ? { params: { categoryCode: category } } : {})}
        emptyText="priceRule.empty"
        columns={[
          ...columns,
          actionColumn((rule) => (
            <RuleActions {...{ rule, onOpen: setJob, onHistory: showHistory, onChanged: reload }} />
          )),
        ]}
      />
      {history.drawer}
      <Suspense fallback={null}>
        <RuleDrawer job={job} onClose={() => setJob(undefined)} onChanged={reload} />
      </Suspense>
    </>
  );
}
