import { and, eq, sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  ALERT_STATUS,
  type AlertStatus,
  COMPARE,
  type Compare,
  METRIC,
  type Metric,
  MONITOR_LEVEL,
  type MonitorLevel,
  MONITOR_STATE,
  type MonitorState,
  SCHEDULE,
  type Schedule,
} from '../../../../../src/contract/goods/monitoring';
import type { MonitorRun } from '../../../../../src/contract/goods/monitor-strategies';
import { among, notNegative, versions } from '../../../../platform/database/checks';
import { audit, flag, id, instant, moment, newId, versioned } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule, visibleBranches } from '../../../../platform/scope';
import { product, units } from '../../../master-data/public';

const owner = () =>
  text()
    .notNull()
    .references(() => branch.branchId);
const goods = () =>
  text()
    .notNull()
    .references(() => product.productId);
const ids = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

export const monitorStrategy = pgTable(
  'monitor_strategy',
  {
    strategyId: newId().primaryKey(),
    strategyCode: text().notNull(),
    strategyName: text().notNull(),
    metric: smallint().$type<Metric>().notNull(),
    compare: smallint().$type<Compare>().notNull(),
    threshold: units().notNull(),
    windowDays: smallint().notNull(),
    level: smallint().$type<MonitorLevel>().notNull(),
    receiverIds: ids(),
    notifyBy: smallint().array().notNull(),
    schedule: smallint().$type<Schedule>().notNull(),
    runAt: text().notNull(),
    branchIds: ids(),
    productScopeType: text().$type<'ALL' | 'PRODUCT' | 'BRAND' | 'CATEGORY'>().notNull(),
    productIds: ids(),
    brandIds: ids(),
    categoryIds: ids(),
    pendingRuns: smallint().notNull(),
    recoverMargin: units().notNull(),
    recoverRuns: smallint().notNull(),
    noDataMinutes: smallint().notNull(),
    noDataRuns: smallint().notNull(),
    status: smallint().$type<0 | 1>().notNull().default(0),
    productCount: integer().notNull().default(0),
    lastRunTime: moment(),
    /** Up to when due runs have been looked for. */
    lookedAt: instant(),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('monitor_strategy_code').on(table.strategyCode),
    among('monitor_strategy_metric', table.metric, METRIC),
    among('monitor_strategy_compare', table.compare, COMPARE),
    among('monitor_strategy_level', table.level, MONITOR_LEVEL),
    among('monitor_strategy_schedule', table.schedule, SCHEDULE),
    notNegative('monitor_strategy_margin', table.recoverMargin),
    versions('monitor_strategy_version', table.version),
  ],
);

/** Which contents of strategies have been tried, and when. */
export const monitorTrial = pgTable('monitor_trial', { content: text().primaryKey(), triedTime: moment().notNull() });

/** A product that a strategy watches besides its scope, or does not watch although it is in it. */
export const monitorBreed = pgTable(
  'monitor_breed',
  { strategyId: id().notNull(), branchId: owner(), productId: goods(), watched: flag() },
  (table) => [primaryKey({ columns: [table.strategyId, table.branchId, table.productId] })],
);

export const monitorState = pgTable(
  'monitor_state',
  {
    strategyId: id().notNull(),
    branchId: owner(),
    productId: goods(),
    state: smallint().$type<MonitorState>().notNull(),
    pendingCount: smallint().notNull(),
    recoverCount: smallint().notNull(),
    noDataCount: smallint().notNull(),
    /** The state before there was no data. */
    before: smallint().$type<MonitorState>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.strategyId, table.branchId, table.productId] }),
    among('monitor_state_state', table.state, MONITOR_STATE),
  ],
);

export const monitorAlert = pgTable(
  'monitor_alert',
  {
    alertId: newId().primaryKey(),
    strategyId: id()
      .notNull()
      .references(() => monitorStrategy.strategyId),
    branchId: owner(),
    productId: goods(),
    metric: smallint().$type<Metric>().notNull(),
    level: smallint().$type<MonitorLevel>().notNull(),
    compare: smallint().$type<Compare>().notNull(),
    currentValue: units().notNull(),
    threshold: units().notNull(),
    alertTime: moment().notNull(),
    status: smallint().$type<AlertStatus>().notNull().default(0),
    relapsed: flag(),
    handlerName: text().notNull().default(''),
    handleTime: moment(),
    result: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('monitor_alert_open')
      .on(table.strategyId, table.branchId, table.productId)
      .where(sql`status = 0`),
    index('monitor_alert_time').on(table.alertTime, table.alertId),
    among('monitor_alert_status', table.status, ALERT_STATUS),
  ],
);

export const monitorRun = pgTable(
  'monitor_run',
  {
    runId: newId().primaryKey(),
    strategyId: id()
      .notNull()
      .references(() => monitorStrategy.strategyId),
    dueTime: moment().notNull(),
    startTime: moment().notNull(),
    endTime: moment().notNull(),
    caughtUp: flag(),
    missed: integer().notNull().default(0),
    checked: integer().notNull().default(0),
    opened: integer().notNull().default(0),
    recovered: integer().notNull().default(0),
    noData: integer().notNull().default(0),
    messages: jsonb().$type<MonitorRun['messages']>().notNull(),
  },
  (table) => [uniqueIndex('monitor_run_due').on(table.strategyId, table.dueTime)],
);

/** The value of a metric for a product of a company, one each day: what the first run of the day found. */
export const monitorFigure = pgTable(
  'monitor_figure',
  {
    metric: smallint().$type<Metric>().notNull(),
    branchId: owner(),
    productId: goods(),
    day: date({ mode: 'string' }).notNull(),
    value: units(),
    syncTime: moment(),
    /** When it was measured, from which the age of its stock follows; null in older rows. */
    measuredTime: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.metric, table.branchId, table.productId, table.day] }),
    index('monitor_figure_day').on(table.day),
  ],
);

branchRule(monitorStrategy, (viewer) =>
  and(
    eq(monitorStrategy.deleted, 0),
    sql`exists (select from ${branch} where ${branch.branchId} = any(${monitorStrategy.branchIds}) and ${visibleBranches(viewer)})`,
  ),
);
branchRule(monitorAlert, (viewer) => branchIs(monitorAlert.branchId, viewer));
branchRule(monitorFigure, (viewer) => branchIs(monitorFigure.branchId, viewer));
