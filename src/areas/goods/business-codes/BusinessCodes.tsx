import { lazy, Suspense, useState } from 'react';
import { type BusinessCode, businessCodeApi } from '@/contract/goods/business-codes';
import { FLAG } from '@/contract/fields';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { ImportGoods } from '../shared/ImportGoods';
import type { EditedCode } from './CodeDialog';
import { codeFields } from './codeFields';

const CodeDialog = lazy(async () => ({ default: (await import('./CodeDialog')).CodeDialog }));
const ResolveDialog = lazy(async () => ({ default: (await import('./ResolveDialog')).ResolveDialog }));

const table = codeFields.table({
  show: [
    ...(['businessCode', 'businessName', 'businessType', 'branchId', 'isDefault', 'status'] as const),
    ...(['customerTypes', 'regions', 'salesmanName', 'gmtModified'] as const),
  ],
  search: ['branchId', 'businessType', 'businessCode', 'salesmanName', 'status'],
});

function BusinessCodesScreen() {
  const { branchId } = useSession();
  const [edited, setEdited] = useState<EditedCode>();
  const [isAsking, setAsking] = useState(false);
  const actionsOf = (row: BusinessCode): Action[] => {
    const { codeId: id, version, businessName: name, isDefault, status } = row;
    return [
      { code: 'defaultBusinessCode_edit', label: 'action.edit', onAction: () => setEdited(row) },
      ...(isDefault === FLAG.no && status === FLAG.yes
        ? [
            {
              code: 'defaultBusinessCode_setDefault',
              label: 'businessCode.setDefault',
              confirm: { title: 'businessCode.askDefault', values: { name } },
              onAction: () => call(businessCodeApi.setDefault, { id, version }),
              done: 'businessCode.defaultSet',
            } satisfies Action,
          ]
        : []),
      {
        ...{ code: 'defaultBusinessCode_del', label: 'action.delete', danger: true },
        confirm: { title: 'businessCode.askDelete', values: { name } },
        onAction: () => call(businessCodeApi.delete, { id, version }),
        done: 'businessCode.deleted',
      },
    ];
  };
  const add = (
    <ActionButton
      code="defaultBusinessCode_add"
      label="action.add"
      type="primary"
      onAction={() => setEdited({ branchId })}
    />
  );
  return (
    <>
      <CrudTable<BusinessCode>
        header={
          <PageHeader inList isBusy title="businessCode.title" help="businessCode.help">
            <ActionButton label="businessCode.resolve" onAction={() => setAsking(true)} />
            <ImportGoods
              templateCode="BUSINESS_CODE"
              button="defaultBusinessCode_import"
              title="businessCode.import"
              dialogTitle="businessCode.importTitle"
              help="businessCode.importHelp"
            />
            {add}
          </PageHeader>
        }
        {...table}
        rowKey="codeId"
        list={businessCodeApi.page}
        exported="defaultBusinessCode_export"
        emptyText="businessCode.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        <CodeDialog record={edited} onClose={() => setEdited(undefined)} />
        {isAsking && <ResolveDialog branchId={branchId} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}

/** /permissionSys/defaultBusinessCode */
export const BusinessCodes = withTexts(['goods/business-codes', 'tasks/imports'], BusinessCodesScreen);
