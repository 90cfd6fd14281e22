import { Flex, Segmented, Switch, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { platformUserApi } from '@/contract/account/platform-user';
import { MOST_BRANCHES, priceCompareApi, type PriceField } from '@/contract/pricing/compare';
import { T, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useSession } from '@/core/session/session';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import { BranchesField } from '@/shared/branch/BranchesField';
import { rowsOf } from '@/shared/branch/branchRows';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { FIGURE } from '@kit/fields/fieldsOf';
import type { Column } from '@kit/fields/column';
import { CrudTable } from '@kit/table/CrudTable';
import { productFields, type ProductRow } from './compareFields';
import type { Copying } from './CopyDrawer';
import { PriceCell } from './PriceCell';
import { type Shown, useMatrix } from './useMatrix';

const CopyDrawer = lazy(async () => ({ default: (await import('./CopyDrawer')).CopyDrawer }));
const ChangesDrawer = lazy(async () => ({ default: (await import('./ChangesDrawer')).ChangesDrawer }));

const PRODUCT = productFields.table({
  show: ['productName', 'productCode', 'spec', 'unit'],
  search: ['keyword', 'categoryIds', 'brandId'],
});

/** The branches whose prices are compared: by default the user's own and those right below it. */
function useBranches() {
  const { branchId } = useSession();
  const { data } = useCall(platformUserApi.loginOrgList, { type: 'permission' });
  const [chosen, setChosen] = useState<readonly string[]>();
  const rows = rowsOf(data ?? []);
  const ownIndex = rows.findIndex((row) => row.branchId === branchId);
  const below = rows.filter(({ parent }) => parent === ownIndex && ownIndex >= 0).map((row) => row.branchId);
  const names = new Map(rows.map((row) => [row.branchId, row.branchName]));
  return {
    branchIds: chosen ?? (data ? [branchId, ...below].slice(0, MOST_BRANCHES) : []),
    choose: setChosen,
    nameOf: (one: string) => names.get(one) ?? one,
  };
}

/** The columns of the product, then a price column for each branch. */
const columnsOf = ({ branchIds, field }: Shown, nameOf: (branchId: string) => string): Column<ProductRow>[] => [
  ...PRODUCT.columns,
  ...branchIds.map((branchId): Column<ProductRow> => ({
    key: branchId,
    title: nameOf(branchId),
    width: 150,
    ...FIGURE,
    search: false,
    // Until the answer arrives, the rows still have the former branches.
    render: (_, { cells }) => <PriceCell cell={cells.find((one) => one.branchId === branchId)} field={field} />,
  })),
];

const keyOf = ({ productId }: ProductRow) => productId;

function PriceCompareScreen() {
  const text = useText();
  const { branchIds, choose, nameOf } = useBranches();
  const [field, setField] = useState<PriceField>('listPrice');
  const [differs, setDiffers] = useState<0 | 1>(0);
  const selection = useSelection(keyOf);
  const [copying, setCopying] = useState<Copying>();
  const [isHistory, setIsHistory] = useState(false);
  const shown: Shown = { branchIds, field, differs };
  const { request, exporting, filters } = useMatrix(shown, nameOf);
  const pick = (ids: readonly string[]) => {
    if (ids.length > MOST_BRANCHES) notifier.warning(text('priceCompare.tooMany', { max: MOST_BRANCHES }));
    choose(ids.slice(0, MOST_BRANCHES));
  };
  const copy = () =>
    setCopying({
      branchIds,
      ...(selection.count > 0 ? { productIds: selection.chosen.map(keyOf) } : { query: filters() }),
    });
  const bar = useBatchBar(selection, {
    actions: [{ code: 'priceCompare_copy', label: 'priceCompare.copy', onAction: copy }],
  });
  return (
    <>
      <PageHeader title="priceCompare.title" help="priceCompare.help">
        <ActionButton code="priceCompare_changes" label="priceCompare.changes" onAction={() => setIsHistory(true)} />
        <ActionButton
          code="priceCompare_export"
          label="export.title"
          loading={exporting.isRunning}
          onAction={exporting.begin}
        />
        <ActionButton code="priceCompare_copy" label="priceCompare.copy" type="primary" onAction={copy} />
      </PageHeader>
      <Flex wrap gap="middle" align="center" style={{ marginBlockEnd: 16 }}>
        <label htmlFor="compare-branches">
          <T id="priceCompare.branches" />
        </label>
        <div style={{ flex: '1 1 320px', maxWidth: 640 }}>
          <BranchesField id="compare-branches" value={branchIds} onChange={pick} />
        </div>
        <Segmented<PriceField>
          aria-label={text('priceCompare.field')}
          value={field}
          onChange={setField}
          options={[
            { value: 'listPrice', label: <T id="priceCompare.listPrice" /> },
            { value: 'minSalePrice', label: <T id="priceCompare.minSalePrice" /> },
          ]}
        />
        <label>
          <Switch checked={differs === 1} onChange={(on) => setDiffers(on ? 1 : 0)} /> <T id="priceCompare.differs" />
        </label>
        <Typography.Text type="secondary">
          <T id="priceCompare.legend" />
        </Typography.Text>
      </Flex>
      <CrudTable<ProductRow>
        {...bar}
        rowKey="productId"
        request={request}
        reads={priceCompareApi.page.reads}
        params={{ ...shown }}
        emptyText="priceCompare.empty"
        columns={columnsOf(shown, nameOf)}
      />
      {exporting.dialog}
      <Suspense fallback={null}>
        {copying && <CopyDrawer copying={copying} onClose={() => setCopying(undefined)} />}
        {isHistory && <ChangesDrawer onClose={() => setIsHistory(false)} />}
      </Suspense>
    </>
  );
}

/** /market/priceCompare: the price of a product at each branch, and the branch that sets it. */
export const PriceCompare = withTexts(['pricing/compare', 'shared/pricing-rules'], PriceCompareScreen);
