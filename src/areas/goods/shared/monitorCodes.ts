import { ALERT_STATUS, COMPARE, METRIC, MONITOR_LEVEL, NOTIFY_BY, SCHEDULE } from '@/contract/goods/monitoring';
import { codeTable } from '@kit/fields/codeTable';

/* Codes of strategies and alerts, for the pages of both. */

export const metric = codeTable('monitorMetric', METRIC, { dictCode: 'monitor.metric' });
export const compare = codeTable('monitorCompare', COMPARE);
export const level = codeTable('monitorLevel', MONITOR_LEVEL, {
  tones: { notice: 'waiting', warning: 'attention', severe: 'stopped' },
  dictCode: 'monitor.level',
});
export const notifyBy = codeTable('monitorNotify', NOTIFY_BY);
export const schedule = codeTable('monitorSchedule', SCHEDULE);
export const alertStatus = codeTable('alertStatus', ALERT_STATUS, {
  tones: { open: 'attention', handled: 'active', ignored: 'ended', recovered: 'active' },
  dictCode: 'monitor.alert',
});
