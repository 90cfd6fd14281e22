import { WORK_ORDER_STATUS } from '../../../../src/contract/property/micro-pms';
import { OUTAGE_STATUS, type OutageAction } from '../../../../src/contract/property/outages';
import type { WorkAction } from '../../../../src/contract/property/work-orders';

const { unassigned, assigned, working, finished, confirmed, cancelled } = WORK_ORDER_STATUS;
type WorkStatus = (typeof WORK_ORDER_STATUS)[keyof typeof WORK_ORDER_STATUS];

/** Where each action leads from each state (docs/domain/property-work.md#work-orders). */
const WAYS: Readonly<Record<WorkAction, Readonly<Partial<Record<WorkStatus, WorkStatus>>>>> = {
  assign: { [unassigned]: assigned, [assigned]: assigned },
  accept: { [assigned]: working },
  finish: { [working]: finished },
  confirm: { [finished]: confirmed },
  reject: { [assigned]: unassigned, [finished]: working },
  cancel: { [unassigned]: cancelled, [assigned]: cancelled },
};

const ACTIONS: readonly WorkAction[] = ['assign', 'accept', 'finish', 'confirm', 'reject', 'cancel'];

export const afterWork = (action: WorkAction, status: WorkStatus): WorkStatus | undefined => WAYS[action][status];
export const workActions = (status: WorkStatus) => ACTIONS.filter((action) => afterWork(action, status) !== undefined);

const { draft, published, running, restored } = OUTAGE_STATUS;
type OutageStatus = (typeof OUTAGE_STATUS)[keyof typeof OUTAGE_STATUS];

/** What each state of an outage allows (docs/domain/property-work.md#outages). */
const OUTAGE: Readonly<Record<OutageStatus, readonly OutageAction[]>> = {
  [draft]: ['edit', 'publish', 'cancel'],
  [published]: ['extend', 'cancel'],
  [running]: ['restore', 'extend'],
  [restored]: [],
  [OUTAGE_STATUS.cancelled]: [],
};

export const outageActions = (status: OutageStatus): OutageAction[] => [...OUTAGE[status]];
