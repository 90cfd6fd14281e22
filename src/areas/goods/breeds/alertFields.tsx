import { Flex, Tag } from 'antd';
import type { Alert } from '@/contract/goods/breed-monitors';
import { FLAG } from '@/contract/fields';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import type { Picked } from '@/shared/pricing/picks';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { alertStatus, compare, level, metric } from '../shared/monitorCodes';
import { StrategyName, StrategySelect } from './StrategySelect';

export interface Added {
  strategyId: Picked | null;
  productIds: Picked[];
  branchIds: string[];
}

/** The value of the field: in the form an option with its name, among the filters an id. */
function strategy(value: unknown) {
  if (typeof value === 'string' && value !== '') return <StrategyName id={value} />;
  return typeof value === 'object' && value !== null && 'label' in value ? String(value.label) : '';
}

/** Marks an alert that was handled, but whose condition holds again, or still, a week later. */
const Status = ({ status, relapsed }: Alert) => (
  <Flex gap={4} wrap>
    <alertStatus.Tag value={status} />
    {relapsed === FLAG.yes && (
      <Tag color="red">
        <T id="alert.relapsed" />
      </Tag>
    )}
  </Flex>
);

const Threshold = ({ compare: how, threshold }: Alert) => (
  <>
    {compare.labelOf(how)} {threshold}
  </>
);

/** An alert of a strategy: its list, and the form that handles it. */
export const alertFields = fieldsOf<Alert, Added>()('alert', {
  productCode: f.code({ max: 40, width: 130, fixed: 'left' }),
  productName: f.name({ width: 170 }),
  spec: f.text({ width: 120 }),
  manufacturer: f.text({ width: 180 }),
  branchId: f.branch(),
  strategyName: f.text({ width: 150 }),
  metric: f.codes(metric, { width: 130 }),
  currentValue: f.quantity(),
  threshold: f.text({ width: 100, cell: Threshold }),
  level: f.codes(level, { width: 80, isState: false }),
  alertTime: f.dateTime({ sorted: true }),
  status: f.codes(alertStatus, { width: 130, cell: Status }),
  handlerName: f.person(),
  handleTime: f.dateTime(),
  result: f.note({ required: true, min: 5, max: 200, width: 200, rules: [{ min: 5 }] }),
  strategyId: f.text({ required: true, show: strategy, filter: { formItemRender: () => <StrategySelect /> } }),
  productIds: f.list({ required: true }),
  branchIds: f.branches({ required: true }),
});
