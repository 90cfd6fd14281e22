import { lazy, Suspense, useState } from 'react';
import { DUPLICATE_KIND } from '@/contract/master-data/duplicates';
import { type Standard, STANDARD_STATUS, standardApi } from '@/contract/master-data/standards';
import { catalogueImportApi } from '@/contract/tasks/import-calls';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { useHistory } from '@/shared/history/useHistory';
import { ImportButton } from '@/shared/transfer/ImportButton';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import type { EditedStandard } from './StandardDialog';
import { standardFields } from './standardFields';

const StandardDialog = lazy(async () => ({ default: (await import('./StandardDialog')).StandardDialog }));
const DuplicatesDrawer = lazy(async () => ({
  default: (await import('../shared/duplicates/DuplicatesDrawer')).DuplicatesDrawer,
}));
const ProductsDrawer = lazy(async () => ({ default: (await import('./ProductsDrawer')).ProductsDrawer }));

const table = standardFields.table({
  show: [
    ...(['standardCode', 'commonName', 'tradeName', 'spec', 'dosageForm', 'manufacturer', 'approvalNo'] as const),
    ...(['barcode', 'packUnit', 'shelfLifeMonths', 'storage', 'matchedCount', 'status', 'gmtModified'] as const),
  ],
  search: ['commonName', 'approvalNo', 'barcode', 'manufacturer', 'status'],
});

const { off, on, merged } = STANDARD_STATUS;
const TEMPLATE = { endpoint: catalogueImportApi.downloadTemplate, input: { templateCode: 'STANDARD' } } as const;

function switching({ standardId, version, standardCode, commonName, status }: Standard): Action {
  const isOff = status === off;
  const values = { name: `${standardCode} ${commonName}` };
  return {
    code: 'standardManage_status',
    label: isOff ? 'standard.enable' : 'standard.disable',
    danger: !isOff,
    confirm: isOff
      ? { title: 'standard.askEnable', values }
      : { title: 'standard.askDisable', content: 'standard.askDisableHelp', values },
    onAction: () => call(standardApi.updateStatus, { standardId, version, status: isOff ? on : off }),
    done: isOff ? 'standard.enabled' : 'standard.disabled',
  };
}

function StandardsScreen() {
  const { branchId } = useSession();
  const [edited, setEdited] = useState<EditedStandard>();
  const [shown, setShown] = useState<Standard>();
  const [isComparing, setComparing] = useState(false);
  const changes = useHistory({ objectType: 'standard', fields: standardFields });
  const actionsOf = (row: Standard): Action[] => {
    const { standardId: objectId, standardCode: name, status } = row;
    const open: Action[] = [
      { code: 'standardManage_edit', label: 'action.edit', onAction: () => setEdited(row) },
      switching(row),
    ];
    return [
      { code: 'standardManage_view', label: 'standard.products', onAction: () => setShown(row) },
      ...(status === merged ? [] : open),
      { label: 'history.show', onAction: () => changes.show({ objectId, name }) },
    ];
  };
  const add = (
    <ActionButton code="standardManage_add" label="action.add" type="primary" onAction={() => setEdited({})} />
  );
  return (
    <>
      <CrudTable<Standard>
        header={
          <PageHeader inList isBusy title="standard.title" help="standard.help">
            <ImportButton
              button="standardManage_import"
              upload={{ endpoint: catalogueImportApi.importStandards, input: { branchId } }}
              file={TEMPLATE}
              title="standard.import"
              help={['standard.importHelp']}
            />
            <ActionButton
              code="standardManage_duplicates"
              label="standard.duplicates"
              onAction={() => setComparing(true)}
            />
            {add}
          </PageHeader>
        }
        {...table}
        rowKey="standardId"
        list={standardApi.page}
        exported="standardManage_export"
        emptyText="standard.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        <StandardDialog record={edited} onClose={() => setEdited(undefined)} />
        {isComparing && <DuplicatesDrawer kind={DUPLICATE_KIND.standard} onClose={() => setComparing(false)} />}
        {shown && <ProductsDrawer record={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
      {changes.drawer}
    </>
  );
}

/** /item/standardManage */
export const Standards = withTexts(
  ['master-data/standards', 'master-data/goods-codes', 'tasks/imports'],
  StandardsScreen,
);
