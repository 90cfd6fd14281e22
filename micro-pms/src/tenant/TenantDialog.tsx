import { Form } from 'antd';
import { type PmsTenant, TENANT_TYPE, tenantApi } from '../../../src/contract/property/tenants';
import { RecordDialog } from '@kit/form/RecordDialog';
import { useCall } from '@kit/data/useCall';
import { Awaited } from '../Awaited';
import { call } from '../call';
import { tenantFields, type TenantValues } from './tenantFields';

export type Edited = Partial<PmsTenant>;

const save = ({ tenantId, version, branchId, tenantType, tenantName, ...more }: TenantValues) => {
  const { contactName, contactPhone, email, invoiceTitle, invoiceTaxNo, uscc, idNo } = more;
  const number = tenantType === TENANT_TYPE.company ? { uscc } : { idNo };
  const form = { branchId, tenantType, tenantName, contactName, contactPhone, email, invoiceTitle, invoiceTaxNo };
  return call(tenantApi.save, { tenantId, version, ...form, ...number }, { silent: true });
};

/** The identity number for this kind of tenant; a stored number is not shown, and stays if the input is empty. */
function NumberField({ kept }: { kept: boolean }) {
  const type: unknown = Form.useWatch('tenantType');
  const name = type === TENANT_TYPE.person ? 'idNo' : 'uscc';
  return (
    <tenantFields.Field key={name} name={name} required={!kept} {...(kept ? { help: 'pmsTenant.numberHelp' } : {})} />
  );
}

/** The form of a tenant; fields that the list does not have are read first. */
export function TenantDialog({ record, onClose }: { record: Edited | undefined; onClose: () => void }) {
  const id = record?.tenantId;
  const read = useCall(tenantApi.detail, { id: id ?? '' }, { ready: id !== undefined });
  const { data } = read;
  const loaded = id === undefined ? record : data?.tenantId === id ? data : undefined;
  return (
    <RecordDialog<Edited, TenantValues>
      draftKey={`tenant ${id ?? ''}`}
      title={id === undefined ? 'pmsTenant.add' : 'pmsTenant.editTitle'}
      titleValues={{ name: record?.tenantName ?? '' }}
      wide
      fields={tenantFields}
      record={loaded}
      {...(id === undefined ? {} : { waiting: <Awaited {...read} data={undefined} /> })}
      save={save}
      onClose={onClose}
    >
      {tenantFields.inputs(['tenantType', 'tenantName'])}
      <tenantFields.Field name="branchId" disabled={id !== undefined} />
      <NumberField kept={id !== undefined} />
      {tenantFields.inputs(['contactName', 'contactPhone', 'email', 'invoiceTitle', 'invoiceTaxNo'])}
    </RecordDialog>
  );
}
