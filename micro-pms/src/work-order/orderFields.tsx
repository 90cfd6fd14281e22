import { Tag } from 'antd';
import type { Input } from '../../../src/contract/endpoint';
import { WORK_ORDER_STATUS } from '../../../src/contract/property/micro-pms';
import {
  WORK_CATEGORY,
  WORK_URGENCY,
  type WorkOrder,
  type workOrderApi,
} from '../../../src/contract/property/work-orders';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { T } from '@kit/text';
import { f, PropertyPick, StaffPick } from '../fields/f';
import { PhotoInput } from '../photos/Photos';

const workCategory = codeTable('workCategory', WORK_CATEGORY);
const workUrgency = codeTable('workUrgency', WORK_URGENCY, {
  tones: { plain: 'draft', urgent: 'attention', critical: 'stopped' },
  dictCode: 'pmsWork.urgency',
});
const workStatus = codeTable('workStatus', WORK_ORDER_STATUS, {
  tones: {
    ...{ unassigned: 'attention', assigned: 'waiting', working: 'waiting' },
    ...{ finished: 'attention', confirmed: 'active', cancelled: 'ended' },
  },
  dictCode: 'pmsWork.status',
});

type Added = Input<typeof workOrderApi.add>;
type Finished = Input<typeof workOrderApi.finish>;
export type OrderValues = Omit<WorkOrder, keyof Added | keyof Finished> & Added & Finished;

const LONGEST = 500;
const counted = (value: unknown) => (Array.isArray(value) ? String(value.length) : '');

/** Marks a critical order that nobody has accepted in time. */
const status = (row: WorkOrder) => (
  <>
    <workStatus.Tag value={row.status} />
    {row.alertTime !== null && (
      <Tag color="red">
        <T id="pmsWork.alertTime" />
      </Tag>
    )}
  </>
);

export const orderFields = fieldsOf<WorkOrder, OrderValues>()('pmsWork', {
  orderNo: f.code({ width: 130, fixed: 'left', sorted: true }),
  propertyId: f.name({ required: true, control: PropertyPick, filter: { formItemRender: () => <PropertyPick /> } }),
  propertyName: f.name({ isFact: true, width: 140 }),
  unitText: f.text({ width: 110 }),
  category: f.codes(workCategory, { required: true, width: 80 }),
  urgency: f.codes(workUrgency, { required: true, width: 90, sorted: true, isState: false }),
  description: f.note({ isFact: true, required: true, max: LONGEST, width: 240, rules: [{ min: 5 }] }),
  reporterName: f.person({ max: 20 }),
  phone: f.text({ max: 20, width: 130 }),
  handlerId: f.person({ required: true, control: StaffPick, filter: { formItemRender: () => <StaffPick /> } }),
  handlerName: f.person(),
  status: f.codes(workStatus, { cell: status }),
  reportTime: f.dateTime({ sorted: true }),
  appointTime: f.dateTime(),
  finishTime: f.dateTime({ sorted: true }),
  score: f.count({ required: true, min: 1, max: 5, width: 80 }),
  result: f.note({ required: true, max: LONGEST }),
  materials: f.list({ show: counted, isFinal: true }),
  cost: f.money(),
  images: f.text({ control: PhotoInput, isFinal: true }),
});
