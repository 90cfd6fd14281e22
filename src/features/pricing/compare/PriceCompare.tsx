import type { ActionType, ProColumns } from '@ant-design/pro-components';
import { Flex, Segmented, Switch, Typography } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { BranchesField } from '@/components/branch/BranchesField';
import { rowsOf } from '@/components/branch/branchRows';
import { PageHeader } from '@/components/PageHeader';
import { platformUserApi } from '@/contract/platform-user';
import { MOST_BRANCHES, type PriceField, type PriceRow } from '@/contract/pricing/price-compare';
import { useCall } from '@/core/http/useCall';
import { T, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useSession } from '@/core/session/session';
import { ActionButton } from '@/crud/ActionButton';
import { CrudTable } from '@/crud/table/CrudTable';
import { codeField, fieldsOf } from '@/crud/table/fields';
import { OneBrand, ProductCategories } from '../scope/selects';
import type { Copying } from './CopyDrawer';
import { PriceCell } from './PriceCell';
import { type Shown, useMatrix } from './useMatrix';

const CopyDrawer = lazy(async () => ({ default: (await import('./CopyDrawer')).CopyDrawer }));
const ChangesDrawer = lazy(async () => ({ default: (await import('./ChangesDrawer')).ChangesDrawer }));

type Row = PriceRow & { keyword?: string; categoryIds?: string[]; brandId?: string };

const PRODUCT = fieldsOf<Row>()('priceCompare', {
  productName: { width: 200, ellipsis: true, fixed: 'left', sorter: true },
  productCode: { ...codeField, sorter: true },
  spec: { width: 130, ellipsis: true },
  unit: { width: 60 },
  keyword: { fieldProps: { maxLength: 60 } },
  categoryIds: { formItemRender: () => <ProductCategories /> },
  brandId: { formItemRender: () => <OneBrand /> },
}).table({ show: ['productName', 'productCode', 'spec', 'unit'], search: ['keyword', 'categoryIds', 'brandId'] });

/** The branches whose prices are compared: at first the own one and those right below it. */
function useBranches() {
  const { branchId } = useSession();
  const { data } = useCall(platformUserApi.loginOrgList, { type: 'permission' });
  const [chosen, setChosen] = useState<readonly string[]>();
  const rows = rowsOf(data ?? []);
  const place = rows.findIndex((row) => row.branchId === branchId);
  const below = rows.filter(({ parent }) => parent === place && place >= 0).map((row) => row.branchId);
  const names = new Map(rows.map((row) => [row.branchId, row.branchName]));
  return {
    branchIds: chosen ?? (data ? [branchId, ...below].slice(0, MOST_BRANCHES) : []),
    choose: setChosen,
    nameOf: (one: string) => names.get(one) ?? one,
  };
}

const columnsOf = ({ branchIds, field }: Shown, nameOf: (branchId: string) => string): ProColumns<Row>[] => [
  ...PRODUCT,
  ...branchIds.map((branchId, i): ProColumns<Row> => ({
    key: branchId,
    title: nameOf(branchId),
    width: 150,
    align: 'right',
    search: false,
    render: (_, { cells }) => <PriceCell cell={cells[i]} field={field} />,
  })),
];

function PriceCompareScreen() {
  const text = useText();
  const { branchIds, choose, nameOf } = useBranches();
  const [field, setField] = useState<PriceField>('listPrice');
  const [differs, setDiffers] = useState<0 | 1>(0);
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const [copying, setCopying] = useState<Copying>();
  const [isHistory, setIsHistory] = useState(false);
  const table = useRef<ActionType>(undefined);
  const shown: Shown = { branchIds, field, differs };
  const { request, exporting, filters } = useMatrix(shown, nameOf);
  const pick = (ids: readonly string[]) => {
    if (ids.length > MOST_BRANCHES) notifier.warning(text('priceCompare.tooMany', { max: MOST_BRANCHES }));
    choose(ids.slice(0, MOST_BRANCHES));
  };
  const copy = () =>
    setCopying({
      branchIds,
      ...(chosen.length > 0 ? { productIds: chosen.map(({ productId }) => productId) } : { query: filters() }),
    });
  const reload = () => void table.current?.reload();
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
      <CrudTable<Row>
        rowKey="productId"
        actionRef={table}
        request={request}
        params={{ ...shown }}
        emptyText="priceCompare.empty"
        batch={{
          chosen,
          onChoose: setChosen,
          actions: [{ code: 'priceCompare_copy', label: 'priceCompare.copy', onAction: copy }],
        }}
        columns={columnsOf(shown, nameOf)}
      />
      {exporting.dialog}
      <Suspense fallback={null}>
        {copying && <CopyDrawer copying={copying} onDone={reload} onClose={() => setCopying(undefined)} />}
        {isHistory && <ChangesDrawer onChanged={reload} onClose={() => setIsHistory(false)} />}
      </Suspense>
    </>
  );
}

/** /market/priceCompare: what a product costs at each branch, and where from. */
export const PriceCompare = withTexts(['price-compare', 'price-rule'], PriceCompareScreen);
