import { FLAG } from '@/contract/fields';
import {
  type MonitorRun,
  type Strategy,
  STRATEGY_PRODUCTS,
  STRATEGY_STATUS,
  type WatchedProduct,
} from '@/contract/goods/monitor-strategies';
import {
  type Compare,
  type Metric,
  MONITOR_STATE,
  type MonitorLevel,
  SCHEDULE,
  type Schedule,
} from '@/contract/goods/monitoring';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { Figure } from '@/shared/fields/Figure';
import type { Picked } from '@/shared/pricing/picks';
import { labelsOf } from '../shared/labelsOf';
import { codeTable } from '@kit/fields/codeTable';
import { controls } from '@kit/fields/controls';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatNumber } from '@kit/format/number';
import { compare, level, metric, notifyBy, schedule } from '../shared/monitorCodes';
import { OpenedCount } from '../shared/OpenedCount';

export const strategyStatus = codeTable('strategyStatus', STRATEGY_STATUS, {
  tones: { off: 'draft', on: 'active' },
  dictCode: 'status',
});
const products = codeTable('strategyProducts', STRATEGY_PRODUCTS);

/** The values of the form: each kind of scope has a list of its own. */
export interface StrategyValues {
  strategyName: string;
  metric: Metric;
  compare: Compare;
  threshold: string;
  windowDays: number;
  level: MonitorLevel;
  receiverIds: Picked[];
  notifyBy: (1 | 2)[];
  schedule: Schedule;
  runAt: string;
  branchIds: string[];
  productScopeType: Strategy['productScopeType'];
  productIds: Picked[];
  brandIds: string[];
  categoryIds: string[];
  pendingRuns: number;
  recoverMargin: string;
  recoverRuns: number;
  noDataMinutes: number;
  noDataRuns: number;
}

const SIGNED = /^-?\d{1,8}(\.\d{1,4})?$/;
const PLAIN = /^\d{1,8}(\.\d{1,4})?$/;
const number = (pattern: RegExp) => [{ pattern, message: <T id="strategy.wrongNumber" /> }];

/** When a strategy runs, as a text. */
const When = ({ schedule: how, runAt }: Strategy) => (
  <>
    {schedule.labelOf(how)} {how === SCHEDULE.hourly ? `:${runAt.slice(3)}` : runAt}
  </>
);

const Condition = (row: Strategy) => (
  <>
    {compare.labelOf(row.compare)} {row.threshold}
  </>
);

/** A strategy: its list and its form. */
export const strategyFields = fieldsOf<Strategy, StrategyValues>()('strategy', {
  strategyCode: f.code({ width: 90, fixed: 'left', sorted: true }),
  strategyName: f.name({ isFact: true, max: 50, required: true, width: 170 }),
  metric: f.codes(metric, { required: true, width: 130 }),
  compare: f.codes(compare, { required: true, width: 70 }),
  threshold: f.text({ isFact: true, required: true, width: 100, rules: number(SIGNED), cell: Condition }),
  windowDays: f.count({ required: true, min: 1, max: 365, help: 'strategy.windowHelp' }),
  level: f.codes(level, { required: true, width: 80, isState: false }),
  receivers: f.list({ width: 140, show: labelsOf }),
  receiverIds: f.list({ required: true, show: labelsOf }),
  notifyBy: f.list({ required: true }),
  schedule: f.codes(schedule, { required: true, width: 130, cell: When }),
  runAt: f.text({ required: true, control: controls.time, help: 'strategy.runAtHelp' }),
  branchIds: f.branches({ required: true, width: 200 }),
  productScopeType: f.codes(products, { required: true }),
  productScope: f.list({ show: labelsOf }),
  productIds: f.list({ required: true, show: labelsOf }),
  brandIds: f.list({ required: true }),
  categoryIds: f.list({ required: true }),
  productCount: f.count(),
  pendingRuns: f.count({ required: true, min: 1, max: 30, help: 'strategy.pendingHelp' }),
  recoverMargin: f.text({ required: true, rules: number(PLAIN), help: 'strategy.marginHelp' }),
  recoverRuns: f.count({ required: true, min: 1, max: 10 }),
  noDataMinutes: f.count({ required: true, min: 30, max: 1440, help: 'strategy.noDataHelp' }),
  noDataRuns: f.count({ required: true, min: 1, max: 10 }),
  status: f.codes(strategyStatus, { width: 80 }),
  lastRunTime: f.dateTime({ sorted: true }),
});

const LISTED = [
  ...(['strategyCode', 'strategyName', 'status', 'metric', 'threshold', 'windowDays', 'level', 'schedule'] as const),
  ...(['receivers', 'branchIds', 'productCount', 'lastRunTime'] as const),
];

/** The number of watched products opens their list, for users who see all companies of the strategy. */
export function strategyTable(onWatched: (row: Strategy) => void) {
  const { columns, ...table } = strategyFields.table({ show: LISTED, search: ['strategyName', 'metric', 'status'] });
  const cell = (row: Strategy) => (
    <OpenedCount count={row.productCount} onOpen={row.allSeen === FLAG.yes ? () => onWatched(row) : undefined} />
  );
  return {
    ...table,
    columns: columns.map((column) =>
      column.key === 'productCount' ? { ...column, render: (_: unknown, row: Strategy) => cell(row) } : column,
    ),
  };
}

const monitorState = codeTable('monitorState', MONITOR_STATE, {
  tones: { ok: 'active', pending: 'waiting', firing: 'attention', noData: 'stopped' },
});

/** A product that a strategy watches. */
export const watchedFields = fieldsOf<WatchedProduct>()('watched', {
  productCode: f.code({ width: 130, fixed: 'left' }),
  productName: f.name({ isFact: true, width: 170 }),
  state: f.codes(monitorState, { width: 90 }),
  spec: f.text({ width: 120 }),
  manufacturer: f.text({ width: 180 }),
  branchIds: f.branches({ isFact: true, width: 200 }),
});

const Messages = ({ messages }: MonitorRun) =>
  messages.map(({ receiverName, notifyBy: way, text }) => (
    <div key={`${receiverName} ${way}`}>
      {receiverName} ({notifyBy.labelOf(way)}): {text}
    </div>
  ));

const figure = (name: keyof MonitorRun['drills']) => ({
  cell: (row: MonitorRun) => <Figure text={formatNumber(row[name], 0)} drill={row.drills[name]} />,
});

export const runFields = fieldsOf<MonitorRun>()('monitorRun', {
  dueTime: f.dateTime({ sorted: true }),
  startTime: f.timestamp({ width: 160 }),
  caughtUp: f.flag(),
  missed: f.count(),
  checked: f.count(),
  opened: f.count(figure('opened')),
  recovered: f.count(figure('recovered')),
  noData: f.count(),
  messages: f.list({ width: 320, cell: Messages }),
});
