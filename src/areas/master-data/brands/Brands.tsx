import { lazy, Suspense, useState } from 'react';
import { type Brand, BRAND_STATUS, brandApi, DEFAULT_SORT } from '@/contract/master-data/brands';
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
import type { EditedBrand } from './BrandDialog';
import { brandFields } from './brandFields';

const BrandDialog = lazy(async () => ({ default: (await import('./BrandDialog')).BrandDialog }));

const table = brandFields.table({
  show: [
    ...(['brandCode', 'brandName', 'brandNameEn', 'logo', 'manufacturer', 'firstLetter'] as const),
    ...(['productCount', 'sort', 'status', 'gmtModified'] as const),
  ],
  search: ['brandName', 'manufacturer', 'status'],
  file: [
    ...(['brandCode', 'brandName', 'brandNameEn', 'manufacturer', 'firstLetter'] as const),
    ...(['productCount', 'sort', 'status', 'gmtModified'] as const),
  ],
});

const { off, on } = BRAND_STATUS;
const NEW: EditedBrand = { status: on, sort: DEFAULT_SORT };

const TEMPLATE = { endpoint: catalogueImportApi.downloadTemplate, input: { templateCode: 'BRAND' } } as const;

function BrandsScreen() {
  const { branchId } = useSession();
  const [edited, setEdited] = useState<EditedBrand>();
  const changes = useHistory({ objectType: 'brand', fields: brandFields });
  const actionsOf = (row: Brand): Action[] => {
    const { brandCode, version, brandName: name, status } = row;
    const isOff = status === off;
    return [
      { code: 'brand_edit', label: 'action.edit', onAction: () => setEdited(row) },
      {
        code: 'brand_status',
        label: isOff ? 'brand.enable' : 'brand.disable',
        danger: !isOff,
        confirm: isOff
          ? { title: 'brand.askEnable', values: { name } }
          : { title: 'brand.askDisable', content: 'brand.askDisableHelp', values: { name } },
        onAction: () => call(brandApi.updateStatus, { brandCode, version, status: isOff ? on : off }),
        done: isOff ? 'brand.enabled' : 'brand.disabled',
      },
      { label: 'history.show', onAction: () => changes.show({ objectId: brandCode, name }) },
      {
        ...{ code: 'brand_del', label: 'action.delete', danger: true, done: 'brand.deleted' },
        confirm: { title: 'brand.askDelete', values: { name } },
        onAction: () => call(brandApi.delete, { brandCode, version }),
      },
    ];
  };
  const add = <ActionButton code="brand_add" label="action.add" type="primary" onAction={() => setEdited(NEW)} />;
  return (
    <>
      <CrudTable<Brand>
        header={
          <PageHeader inList title="brand.title" help="brand.help">
            <ImportButton
              button="brand_import"
              upload={{ endpoint: catalogueImportApi.importBrands, input: { branchId } }}
              file={TEMPLATE}
              title="brand.import"
              help={['brand.importHelp']}
            />
            {add}
          </PageHeader>
        }
        {...table}
        rowKey="brandCode"
        list={brandApi.page}
        exported="brand_export"
        emptyText="brand.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        <BrandDialog record={edited} onClose={() => setEdited(undefined)} />
      </Suspense>
      {changes.drawer}
    </>
  );
}

/** /item/brand */
export const Brands = withTexts(['master-data/brands', 'tasks/imports'], BrandsScreen);
