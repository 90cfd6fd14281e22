import { useState } from 'react';
import { type PmsTenant, TENANT_STATUS, TENANT_TYPE, tenantApi } from '../../../src/contract/property/tenants';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { call } from '../call';
import { useHost } from '../host';
import { ImportFile } from '../import/ImportFile';
import { PageHead } from '../PageHead';
import { StatementDrawer } from './StatementDrawer';
import { type Edited, TenantDialog } from './TenantDialog';
import { TenantDrawer } from './TenantDrawer';
import { tenantFields } from './tenantFields';

const table = tenantFields.table({
  show: [
    ...(['tenantCode', 'tenantName', 'tenantType', 'idNumber', 'contactName', 'contactPhone', 'unitText'] as const),
    ...(['leaseCount', 'balance', 'overdueAmount', 'status'] as const),
  ],
  search: ['tenantName', 'contactPhone', 'tenantType', 'hasOverdue'],
});

const { on, off } = TENANT_STATUS;

interface Opens {
  edit: (row: PmsTenant) => void;
  view: (row: PmsTenant) => void;
  state: (row: PmsTenant) => void;
}

function actionsOf(row: PmsTenant, { edit, view, state }: Opens): Action[] {
  const { tenantId: id, version, tenantName: name, status } = row;
  const isOn = status === on;
  return [
    { code: 'tenant_view', label: 'action.view', onAction: () => view(row) },
    { code: 'tenant_edit', label: 'action.edit', onAction: () => edit(row) },
    { code: 'tenant_statement', label: 'pmsStatement.open', onAction: () => state(row) },
    {
      code: 'tenant_edit',
      label: isOn ? 'pms.disable' : 'pms.enable',
      ...(isOn ? { danger: true, confirm: { title: 'pmsTenant.askDisable', values: { name } } } : {}),
      onAction: () => call(tenantApi.updateStatus, { id, version, status: isOn ? off : on }),
      done: 'pmsTenant.switched',
    },
    {
      code: 'tenant_del',
      label: 'action.delete',
      danger: true,
      confirm: { title: 'pmsTenant.askDelete', values: { name } },
      onAction: () => call(tenantApi.delete, { id, version }),
      done: 'pms.deleted',
    },
  ];
}

/** The tenants of the company (docs/domain/property.md#tenants). */
export function TenantList() {
  const host = useHost();
  const [edited, setEdited] = useState<Edited>();
  const [viewed, setViewed] = useState<PmsTenant>();
  const [stated, setStated] = useState<PmsTenant>();
  const branchId = host?.branch.branchId ?? '';
  const add = (
    <ActionButton
      code="tenant_add"
      label="pmsTenant.add"
      type="primary"
      onAction={() => setEdited({ branchId, tenantType: TENANT_TYPE.company })}
    />
  );
  return (
    <>
      <CrudTable<PmsTenant>
        {...table}
        header={
          <PageHead name="tenant" title="pmsTenant.title" help="pmsTenant.help">
            <ImportFile code="tenant_import" template="PMS_TENANT" />
            {add}
          </PageHead>
        }
        rowKey="tenantId"
        list={tenantApi.page}
        exported="tenant_export"
        emptyText="pmsTenant.empty"
        emptyAction={add}
        actions={(row) => (
          <RowActions actions={actionsOf(row, { edit: setEdited, view: setViewed, state: setStated })} />
        )}
      />
      <TenantDialog record={edited} onClose={() => setEdited(undefined)} />
      {viewed && <TenantDrawer tenant={viewed} onClose={() => setViewed(undefined)} />}
      {stated && <StatementDrawer tenant={stated} onClose={() => setStated(undefined)} />}
    </>
  );
}
