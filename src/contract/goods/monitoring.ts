/* Codes that strategies and their alerts share (docs/domain/goods.md#monitors). */

export const METRIC = { stock: 1, expiryDays: 2, belowMin: 3, salesGrowth: 4, margin: 5, idleDays: 6 } as const;
export type Metric = (typeof METRIC)[keyof typeof METRIC];
export const COMPARE = { less: 1, atMost: 2, more: 3, atLeast: 4 } as const;
export type Compare = (typeof COMPARE)[keyof typeof COMPARE];
export const MONITOR_LEVEL = { notice: 1, warning: 2, severe: 3 } as const;
export type MonitorLevel = (typeof MONITOR_LEVEL)[keyof typeof MONITOR_LEVEL];
export const NOTIFY_BY = { console: 1, sms: 2 } as const;
export const SCHEDULE = { hourly: 1, daily: 2 } as const;
export type Schedule = (typeof SCHEDULE)[keyof typeof SCHEDULE];
export const MONITOR_STATE = { ok: 0, pending: 1, firing: 2, noData: 3 } as const;
export type MonitorState = (typeof MONITOR_STATE)[keyof typeof MONITOR_STATE];
export const ALERT_STATUS = { open: 0, handled: 1, ignored: 2, recovered: 3 } as const;
export type AlertStatus = (typeof ALERT_STATUS)[keyof typeof ALERT_STATUS];
/** For how many days figures are kept, over which a strategy can be tried. */
export const FIGURE_DAYS = 400;
