import { Form, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { buildingApi } from '../../../src/contract/property/properties';
import { type Outage, OUTAGE_SERVICE, OUTAGE_STATUS, outageApi } from '../../../src/contract/property/outages';
import { type Action, allowedBy } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { useCall } from '@kit/data/useCall';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { FormField } from '@kit/form/FormField';
import { RecordDialog } from '@kit/form/RecordDialog';
import { CrudTable } from '@kit/table/CrudTable';
import { T } from '@kit/text';
import { call } from '../call';
import { f, PropertyPick } from '../fields/f';

const outageService = codeTable('outageService', OUTAGE_SERVICE);
const outageStatus = codeTable('outageStatus', OUTAGE_STATUS, {
  tones: { draft: 'draft', published: 'waiting', running: 'attention', restored: 'active', cancelled: 'ended' },
});

type Texts = Partial<Outage['texts']>;
type Values = Outage & Texts;

const outageFields = fieldsOf<Outage, Values>()('pmsOutage', {
  outageNo: f.code({ width: 140, fixed: 'left', sorted: true }),
  propertyId: f.name({ required: true, control: PropertyPick, filter: { formItemRender: () => <PropertyPick /> } }),
  propertyName: f.name({ width: 140 }),
  buildingText: f.text({ width: 110 }),
  service: f.codes(outageService, { required: true, width: 80 }),
  planned: f.flag(),
  startTime: f.dateTime({ required: true, sorted: true }),
  planEndTime: f.dateTime({ required: true, sorted: true }),
  endTime: f.dateTime(),
  reason: f.text({ required: true, max: 200, width: 180 }),
  status: f.codes(outageStatus),
  tenantNames: f.list(),
  notices: f.list({ cell: ({ notices }) => <T id="pmsOutage.noticed" values={notices} />, width: 150 }),
  orderCount: f.count(),
  zh: f.text({ required: true, max: 200 }),
  en: f.text({ max: 300 }),
  es: f.text({ max: 300 }),
  ja: f.text({ max: 300 }),
});

const table = outageFields.table({
  show: [
    ...(['outageNo', 'propertyName', 'buildingText', 'service', 'status', 'startTime', 'planEndTime'] as const),
    ...(['endTime', 'reason', 'tenantNames', 'notices', 'orderCount'] as const),
  ],
  search: ['propertyId', 'service', 'status'],
});

export type EditedOutage = Partial<Outage>;

const save = ({ outageId, version, propertyId, buildingIds, unitIds, service, planned, ...more }: Values) => {
  const { startTime, planEndTime, reason, zh, en, es, ja } = more;
  const texts = { zh: zh ?? '', en, es, ja };
  const form = { propertyId, buildingIds, unitIds, service, planned, startTime, planEndTime, reason, texts };
  return call(outageApi.save, { outageId, version, ...form }, { silent: true });
};

function Buildings() {
  const propertyId: unknown = Form.useWatch('propertyId');
  const id = typeof propertyId === 'string' ? propertyId : '';
  const { data } = useCall(buildingApi.page, { propertyId: id, pageSize: 100 }, { ready: id !== '' });
  const options = (data?.records ?? []).map(({ buildingId: value, buildingName: label }) => ({ value, label }));
  return (
    <FormField name="buildingIds" label="pmsOutage.buildingIds">
      <Select mode="multiple" allowClear options={options} />
    </FormField>
  );
}

export function OutageDialog({ record, onClose }: { record: EditedOutage | undefined; onClose: () => void }) {
  return (
    <RecordDialog<EditedOutage, Values>
      draftKey={`outage ${record?.outageId ?? ''}`}
      title={record?.outageId ? 'pmsOutage.editTitle' : 'pmsOutage.add'}
      titleValues={{ name: record?.outageNo ?? '' }}
      wide
      fields={outageFields}
      record={record}
      toValues={({ texts, ...one }) => ({ ...one, ...texts })}
      save={save}
      onClose={onClose}
    >
      {outageFields.inputs(['propertyId'])}
      <Buildings />
      {outageFields.inputs(['service', 'planned', 'startTime', 'planEndTime', 'reason', 'zh', 'en', 'es', 'ja'])}
    </RecordDialog>
  );
}

function ExtendDialog({ record, onClose }: { record: Outage | undefined; onClose: () => void }) {
  return (
    <RecordDialog<Outage, Values>
      draftKey={`extend ${record?.outageId ?? ''}`}
      title="pmsOutage.editTitle"
      titleValues={{ name: record?.outageNo ?? '' }}
      okText="pmsOutage.extend"
      done="pmsOutage.moved"
      fields={outageFields}
      record={record}
      save={({ outageId: id, version, planEndTime }) =>
        call(outageApi.extend, { id, version, planEndTime }, { silent: true })
      }
      onClose={onClose}
    >
      {outageFields.inputs(['planEndTime'])}
    </RecordDialog>
  );
}

interface Opens {
  edit: (row: Outage) => void;
  extend: (row: Outage) => void;
}

function actionsOf(row: Outage, { edit, extend }: Opens): Action[] {
  const { outageId: id, version, outageNo: name } = row;
  const when = allowedBy(row.can);
  const step = { code: 'workOrder_outagePublish', done: 'pmsOutage.moved' } as const;
  return [
    ...when('edit', { code: 'workOrder_outage', label: 'action.edit', onAction: () => edit(row) }),
    ...when('publish', {
      ...{ ...step, label: 'pmsOutage.publish' },
      onAction: () => call(outageApi.publish, { id, version }),
    }),
    ...when('restore', {
      ...{ ...step, label: 'pmsOutage.restore', confirm: { title: 'pmsOutage.askRestore', values: { name } } },
      onAction: () => call(outageApi.restore, { id, version }),
    }),
    ...when('extend', { code: step.code, label: 'pmsOutage.extend', onAction: () => extend(row) }),
    ...when('cancel', {
      ...{ ...step, label: 'pmsOutage.cancel', danger: true },
      confirm: { title: 'pmsOutage.askCancel', values: { name } },
      onAction: () => call(outageApi.cancel, { id, version }),
    }),
  ];
}

/** Outages of water, power and the like (docs/domain/property-work.md#outages). */
export function Outages({ header, onEdit }: { header: ReactNode; onEdit: (outage: EditedOutage) => void }) {
  const [extended, setExtended] = useState<Outage>();
  return (
    <>
      <CrudTable<Outage>
        {...table}
        header={header}
        rowKey="outageId"
        list={outageApi.page}
        emptyText="pmsOutage.empty"
        actions={(row) => <RowActions actions={actionsOf(row, { edit: onEdit, extend: setExtended })} />}
      />
      <ExtendDialog record={extended} onClose={() => setExtended(undefined)} />
    </>
  );
}
