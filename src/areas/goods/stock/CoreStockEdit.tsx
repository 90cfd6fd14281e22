import { ProForm } from '@ant-design/pro-components';
import { useSearchParams } from '@umijs/max';
import { type CoreStock, stockApi } from '@/contract/goods/stock';
import { useByButton } from '@/core/auth/permission';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { usePage, usePageTitle } from '@/core/page/page';
import { useHistory } from '@/shared/history/useHistory';
import { goodsImportApi } from '@/contract/tasks/import-calls';
import { ImportButton } from '@/shared/transfer/ImportButton';
import { FormFooter } from '@/ui/form/FormFooter';
import { FormSection, Wide } from '@/ui/form/FormSection';
import { PageHeader } from '@/ui/PageHeader';
import { RecordFacts } from '@/ui/RecordFacts';
import { ActionButton } from '@kit/actions/ActionButton';
import { RecordPage } from '@/ui/form/RecordPage';
import { useRecordForm } from '@kit/form/useRecordForm';
import { coreFields, type CoreValues } from './coreFields';
import { LIST_PAGE } from './paths';
import { ReserveRows } from './ReserveRows';

const FACTS = [
  ...(['productCode', 'productName', 'spec', 'branchId', 'manufacturer', 'unit'] as const),
  ...(['stockQty', 'availableQty', 'modifiedByName', 'gmtModified'] as const),
] as const;

const valuesOf = ({ rows }: CoreStock): CoreValues => ({
  rows: rows.map(({ reserveId, custId, custName, custCode, reserveQty, usedQty, status, startDate, endDate }) => ({
    ...{ reserveId, reserveQty, usedQty, status, startDate, endDate },
    custId: { value: custId, label: `${custName} ${custCode}` },
  })),
});

/** Required inputs have checked that no value is missing. */
const sent = ({ rows = [] }: Partial<CoreValues>) =>
  rows.map(({ reserveId, custId, reserveQty, startDate, endDate }) => ({
    ...(reserveId === undefined ? {} : { reserveId }),
    ...{ custId: custId?.value ?? '', reserveQty: reserveQty ?? 0 },
    ...{ startDate: startDate ?? '', endDate: endDate ?? '' },
  }));

function CoreForm({ id, core }: { id: string; core: CoreStock }) {
  const text = useText();
  const target = { branchId: core.branchId, id };
  const { leave } = usePage();
  const byButton = useByButton();
  usePageTitle(`${core.productName} ${core.spec}`);
  const changes = useHistory({ objectType: 'coreStock', fields: coreFields });
  const submit = async () => {
    const saved = await form.attempt((values, { record }) =>
      call(stockApi.saveCore, { id, version: record?.version ?? core.version, rows: sent(values) }, { silent: true }),
    );
    if (!saved) return;
    notifier.success(text('core.saved'));
    leave(LIST_PAGE);
  };
  const form = useRecordForm<CoreStock, CoreValues>({
    ...{ name: 'coreStock', fields: coreFields, loaded: core, toValues: valuesOf },
    onSaveKey: byButton('edit_save', submit),
  });
  return (
    <>
      <PageHeader task="core.title">
        <ImportButton
          button="edit_import"
          title="core.import"
          dialogTitle="core.importTitle"
          upload={{ endpoint: goodsImportApi.importReserves, input: target }}
          file={{ endpoint: goodsImportApi.downloadTemplate, input: { templateCode: 'CORE_STOCK' } }}
          help={['core.importHelp']}
        />
        <ActionButton label="history.show" onAction={() => changes.show({ objectId: id, name: core.productName })} />
      </PageHeader>
      <FormSection title="core.goods">
        <Wide>
          <RecordFacts fields={coreFields} record={core} show={FACTS} columns={3} />
        </Wide>
      </FormSection>
      <ProForm<CoreValues> {...form.props} submitter={false}>
        {form.offer}
        <FormSection title="core.rows" help="core.rowsHelp">
          <Wide>
            <ReserveRows branchId={core.branchId} />
          </Wide>
        </FormSection>
      </ProForm>
      <FormFooter>
        <ActionButton code="edit_cancel" label="action.cancel" onAction={() => leave(LIST_PAGE)} />
        <ActionButton code="edit_save" label="kit.save" type="primary" onAction={submit} />
      </FormFooter>
      {form.conflict}
      {changes.drawer}
    </>
  );
}

function CoreStockScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <RecordPage key={id} endpoint={stockApi.coreCustomer} id={id} back={LIST_PAGE}>
      {(core) => core && <CoreForm id={id} core={core} />}
    </RecordPage>
  );
}

/** /productStock/edit?id=… */
export const CoreStockEdit = withTexts(['goods/stock', 'tasks/imports'], CoreStockScreen);
