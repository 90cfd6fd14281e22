import type { Input } from '../../../src/contract/endpoint';
import {
  INSPECTION_CYCLE,
  type inspectionApi,
  type InspectionPlan,
  type InspectionTask,
  type InspectionTaskDetail,
  ITEM_TYPE,
  PLAN_STATUS,
} from '../../../src/contract/property/inspections';
import { INSPECTION_STATUS } from '../../../src/contract/property/micro-pms';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { f, PropertyPick, StaffPick } from '../fields/f';

const inspectionCycle = codeTable('inspectionCycle', INSPECTION_CYCLE);
const planStatus = codeTable('planStatus', PLAN_STATUS, { tones: { off: 'stopped', on: 'active' } });
export const itemType = codeTable('itemType', ITEM_TYPE);
const inspectionStatus = codeTable('inspectionStatus', INSPECTION_STATUS, {
  tones: { planned: 'waiting', running: 'attention', done: 'active', overdue: 'stopped' },
  dictCode: 'pmsInspection.status',
});

export type PlanValues = Input<typeof inspectionApi.savePlan>;

export const planFields = fieldsOf<InspectionPlan, InspectionPlan & PlanValues>()('pmsPlan', {
  planName: f.name({ max: 50, required: true, fixed: 'left', sorted: true }),
  propertyId: f.name({ required: true, control: PropertyPick, filter: { formItemRender: () => <PropertyPick /> } }),
  propertyName: f.name(),
  cycle: f.codes(inspectionCycle, { required: true, width: 80 }),
  pointCount: f.count(),
  handlerId: f.person({ required: true, control: StaffPick }),
  handlerName: f.person(),
  startDate: f.date({ required: true, sorted: true }),
  endDate: f.date(),
  status: f.codes(planStatus, { width: 80 }),
});

interface Searched {
  abnormal: 0 | 1;
}

export const taskFields = fieldsOf<InspectionTask, InspectionTask & Searched>()('pmsTask', {
  taskNo: f.code({ width: 130, fixed: 'left', sorted: true }),
  planName: f.name({ isFact: true }),
  propertyId: f.name({ filter: { formItemRender: () => <PropertyPick /> } }),
  propertyName: f.name({ isFact: true, width: 140 }),
  planDate: f.date({ isFact: true, sorted: true }),
  handlerName: f.person(),
  checkedCount: f.count({ cell: ({ checkedCount, pointCount }) => `${checkedCount} / ${pointCount}` }),
  abnormalCount: f.count(),
  abnormal: f.flag(),
  status: f.codes(inspectionStatus, { width: 90 }),
  finishTime: f.dateTime({ sorted: true }),
});

/** What somebody finds of an item; empty until it was looked at. */
export interface FoundLine {
  value: string;
  remark: string;
  images: string[];
}

export interface FoundValues {
  found: FoundLine[];
}

const looked = (value: unknown) => (Array.isArray(value) ? String(value.length) : '');

export const foundFields = fieldsOf<InspectionTaskDetail, FoundValues>()('pmsTask', {
  found: f.list({ show: looked, isFinal: true }),
});
