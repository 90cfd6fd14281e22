import { Form } from 'antd';
import { type WorkOrder, workOrderApi } from '../../../src/contract/property/work-orders';
import { unitApi } from '../../../src/contract/property/units';
import { useCall } from '@kit/data/useCall';
import { FormField } from '@kit/form/FormField';
import { RecordDialog } from '@kit/form/RecordDialog';
import { call } from '../call';
import { Pick } from '../fields/f';
import { Materials } from './Materials';
import { orderFields, type OrderValues } from './orderFields';

const MOST = 500;

/** The choice of a unit of the property. */
function UnitField() {
  const propertyId: unknown = Form.useWatch('propertyId');
  const id = typeof propertyId === 'string' ? propertyId : '';
  const { data } = useCall(unitApi.page, { propertyId: id, pageSize: MOST }, { ready: id !== '' });
  const options = (data?.records ?? []).map(({ unitId, buildingName, unitNo }) => ({
    value: unitId,
    label: `${buildingName} ${unitNo}`,
  }));
  return (
    <FormField name="unitId" label="pmsWork.unitId">
      <Pick options={options} />
    </FormField>
  );
}

interface Props<R> {
  record: R | undefined;
  onClose: () => void;
}

const add = ({ propertyId, unitId, category, urgency, description, ...more }: OrderValues) => {
  const { reporterName, phone, appointTime, images } = more;
  const form = { propertyId, unitId, category, urgency, description, reporterName, phone, appointTime, images };
  return call(workOrderApi.add, form, { silent: true });
};

export function AddOrderDialog({ record, onClose }: Props<Partial<WorkOrder>>) {
  return (
    <RecordDialog<Partial<WorkOrder>, OrderValues>
      draftKey="order"
      title="pmsWork.add"
      okText="pmsWork.add"
      wide
      fields={orderFields}
      record={record}
      save={add}
      onClose={onClose}
    >
      {orderFields.inputs(['propertyId'])}
      <UnitField />
      {orderFields.inputs(['category', 'urgency', 'description', 'reporterName', 'phone', 'appointTime', 'images'])}
    </RecordDialog>
  );
}

/** Assigns the person who is to do the repair. */
export function AssignDialog({ record, onClose }: Props<WorkOrder>) {
  return (
    <RecordDialog<WorkOrder, OrderValues>
      draftKey={`assign ${record?.orderId ?? ''}`}
      title="pmsWork.stepTitle"
      titleValues={{ name: record?.orderNo ?? '' }}
      okText="pmsWork.assign"
      done="pmsWork.moved"
      fields={orderFields}
      record={record}
      toValues={({ handlerId }) => (handlerId ? { handlerId } : {})}
      save={({ handlerId }) =>
        call(workOrderApi.assign, { id: record?.orderId ?? '', version: record?.version, handlerId }, { silent: true })
      }
      onClose={onClose}
    >
      {orderFields.inputs(['handlerId'])}
    </RecordDialog>
  );
}

/** Finishes an order, with the work done, its materials and photos. */
export function FinishDialog({ record, onClose }: Props<WorkOrder>) {
  return (
    <RecordDialog<WorkOrder, OrderValues>
      draftKey={`finish ${record?.orderId ?? ''}`}
      title="pmsWork.stepTitle"
      titleValues={{ name: record?.orderNo ?? '' }}
      okText="pmsWork.finish"
      done="pmsWork.moved"
      fields={orderFields}
      record={record}
      toValues={() => ({})}
      save={({ result, materials, cost, images }) => {
        const key = { id: record?.orderId ?? '', version: record?.version };
        return call(workOrderApi.finish, { ...key, result, materials, cost, images }, { silent: true });
      }}
      onClose={onClose}
    >
      {orderFields.inputs(['result'])}
      <Materials />
      {orderFields.inputs(['cost', 'images'])}
    </RecordDialog>
  );
}

export function ConfirmDialog({ record, onClose }: Props<WorkOrder>) {
  return (
    <RecordDialog<WorkOrder, OrderValues>
      draftKey={`confirm ${record?.orderId ?? ''}`}
      title="pmsWork.stepTitle"
      titleValues={{ name: record?.orderNo ?? '' }}
      okText="pmsWork.confirm"
      done="pmsWork.moved"
      fields={orderFields}
      record={record}
      toValues={() => ({ score: 5 })}
      save={({ score }) =>
        call(
          workOrderApi.confirm,
          { id: record?.orderId ?? '', version: record?.version, score: Number(score) },
          { silent: true },
        )
      }
      onClose={onClose}
    >
      {orderFields.inputs(['score'])}
    </RecordDialog>
  );
}
