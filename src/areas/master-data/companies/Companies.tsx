import { lazy, Suspense, useState } from 'react';
import { type Company, COMPANY_STATUS, companyApi } from '@/contract/master-data/companies';
import { OWNER_TYPE } from '@/contract/master-data/licences';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { useHistory } from '@/shared/history/useHistory';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { companyFields } from './companyFields';

const CompanyDrawer = lazy(async () => ({ default: (await import('./CompanyDrawer')).CompanyDrawer }));
const LicenceDrawer = lazy(async () => ({ default: (await import('../shared/LicenceDrawer')).LicenceDrawer }));
const CompanyView = lazy(async () => ({ default: (await import('./CompanyView')).CompanyView }));

const table = companyFields.table({
  show: [
    ...(['branchId', 'branchName', 'shortName', 'orgType', 'parentName', 'uscc', 'legalPerson'] as const),
    ...(['contactPhone', 'regionName', 'licenceState', 'status', 'gmtModified'] as const),
  ],
  search: ['branchId', 'branchName', 'orgType', 'regionId', 'licenceState', 'status'],
});

const { off, on } = COMPANY_STATUS;

function switching({ branchId: id, version, branchName: name, status, parentId }: Company): Action[] {
  // The top of the tree cannot be disabled: without it nobody would be in charge.
  if (parentId === null) return [];
  const isOff = status === off;
  return [
    {
      code: 'companyManage_status',
      label: isOff ? 'ownCompany.enable' : 'ownCompany.disable',
      danger: !isOff,
      confirm: isOff
        ? { title: 'ownCompany.askEnable', values: { name } }
        : { title: 'ownCompany.askDisable', content: 'ownCompany.askDisableHelp', values: { name } },
      onAction: () => call(companyApi.updateStatus, { id, version, status: isOff ? on : off }),
      done: isOff ? 'ownCompany.enabled' : 'ownCompany.disabled',
    },
  ];
}

function CompaniesScreen() {
  const [edited, setEdited] = useState<Partial<Company>>();
  const [viewed, setViewed] = useState<Company>();
  const [licensed, setLicensed] = useState<Company>();
  const changes = useHistory({ objectType: 'branch', fields: companyFields });
  const actionsOf = (row: Company): Action[] => {
    const { branchId, branchName: name } = row;
    return [
      { code: 'companyManage_view', label: 'ownCompany.view', onAction: () => setViewed(row) },
      { code: 'companyManage_edit', label: 'action.edit', onAction: () => setEdited(row) },
      { code: 'companyManage_licences', label: 'ownCompany.licences', onAction: () => setLicensed(row) },
      ...switching(row),
      { label: 'history.show', onAction: () => changes.show({ objectId: branchId, name }) },
    ];
  };
  return (
    <>
      <CrudTable<Company>
        header={
          <PageHeader inList title="ownCompany.title" help="ownCompany.help">
            <ActionButton code="companyManage_add" label="action.add" type="primary" onAction={() => setEdited({})} />
          </PageHeader>
        }
        {...table}
        rowKey="branchId"
        list={companyApi.page}
        exported="companyManage_export"
        emptyText="ownCompany.empty"
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        <CompanyDrawer company={edited} onClose={() => setEdited(undefined)} />
        {licensed && (
          <LicenceDrawer
            owner={{ ownerType: OWNER_TYPE.company, ownerId: licensed.branchId, ownerName: licensed.branchName }}
            onClose={() => setLicensed(undefined)}
          />
        )}
        {viewed && (
          <CompanyView branchId={viewed.branchId} name={viewed.branchName} onClose={() => setViewed(undefined)} />
        )}
      </Suspense>
      {changes.drawer}
    </>
  );
}

/** /team/companyManage */
export const Companies = withTexts(['master-data/companies'], CompaniesScreen);
