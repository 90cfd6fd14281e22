import type { PriceRule } from '@/contract/pricing/price-rules';
import { plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatDate } from '@kit/format/date';
import { formatList } from '@kit/format/list';
import { controls } from '@kit/fields/controls';
import { CategoryFilter } from './categories';
import { customerScope, productScope, ruleStatus } from './ruleCodes';
import type { RuleValues } from './ruleValues';

/** A row, and what it is searched by. */
export type Row = PriceRule & { productCode?: string; customerCode?: string; effectiveOn?: string };

const Period = ({ effectiveStart, effectiveEnd }: PriceRule) =>
  `${formatDate(effectiveStart)} – ${effectiveEnd ? formatDate(effectiveEnd) : ''}`;

const isPicked = (one: unknown): one is { label: string } => typeof one === 'object' && one !== null && 'label' in one;
/** Picked ones by their names; in the log there are only ids. */
const pickedNames = (value: unknown) =>
  Array.isArray(value) ? formatList(value.map((one) => (isPicked(one) ? one.label : String(one)))) : '';

const SCOPE_LENGTH = 40;

/** A standing price rule: its list, its form, its history. */
export const ruleFields = fieldsOf<Row, RuleValues>()('priceRule', {
  ruleCode: f.code({ max: 40, sorted: true }),
  ruleName: f.text({ max: 50, required: true, keep: plainText, width: 200, fixed: 'left', sorted: true }),
  categoryId: f.text({
    required: true,
    width: 110,
    cell: ({ categoryName }) => categoryName,
    filter: { formItemRender: () => <CategoryFilter /> },
  }),
  branchId: f.permittedBranch({ required: true, width: 170, cell: ({ branchName }) => branchName }),
  paramText: f.text({ width: 280 }),
  customerScopeText: f.text(),
  productScopeText: f.text({ width: 180 }),
  priority: f.count({ min: 1, max: 999, required: true, help: 'priceRule.priorityHelp', sorted: true }),
  effectiveStart: f.dateTime({ required: true, width: 200, sorted: true, cell: (rule) => <Period {...rule} /> }),
  effectiveEnd: f.dateTime({ control: controls.end, help: 'priceRule.endHelp' }),
  status: f.codes(ruleStatus, { width: 90, sorted: true }),
  gmtModified: f.dateTime({ sorted: true }),
  productCode: f.code({ max: SCOPE_LENGTH }),
  customerCode: f.code({ max: SCOPE_LENGTH }),
  effectiveOn: f.day(),
  inherit: f.flag(),
  customerScopeType: f.text({ required: true, show: customerScope }),
  customerTypeCodes: f.list({ required: true }),
  regionIds: f.list({ required: true }),
  custIds: f.list({ required: true, show: pickedNames }),
  productScopeType: f.text({ required: true, show: productScope }),
  categoryIds: f.list({ required: true }),
  brandIds: f.list({ required: true }),
  operateRangeIds: f.list({ required: true }),
  productIds: f.list({ required: true, show: pickedNames }),
  params: f.text(),
  remark: f.note({ max: 200 }),
});
