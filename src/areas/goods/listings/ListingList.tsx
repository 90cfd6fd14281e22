import { lazy, Suspense, useState } from 'react';
import { type Listing, listingApi } from '@/contract/goods/listings';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useBatchRun } from '@/shared/batch/useBatchRun';
import { type Choice, useSelection } from '@/shared/batch/useSelection';
import { PageHeader } from '@/ui/PageHeader';
import { type Action, allowedBy, type Answer } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { ImportGoods } from '../shared/ImportGoods';
import { DownDialog } from './DownDialog';
import { type DelistReason, listingFields } from './listingFields';
import { PlanDialog } from './PlanDialog';

const ListingLog = lazy(async () => ({ default: (await import('./ListingLog')).ListingLog }));

const table = listingFields.table({
  show: [
    ...([
      'productCode',
      'productName',
      'spec',
      'branchId',
      'listingStatus',
      'planTime',
      'reason',
      'listPrice',
    ] as const),
    ...(['stockQty', 'manufacturer', 'operateTime', 'operatorName'] as const),
  ],
  search: ['productCode', 'productName', 'manufacturer', 'branchId', 'listingStatus', 'operateTime'],
});

const keyOf = ({ listingId }: Listing) => listingId;
const silent = { silent: true };

/** Products to delist, and how many. */
interface Going {
  choice: Choice;
  count: number;
  name: string;
}

function ListingListScreen() {
  const selection = useSelection(keyOf);
  const { choice: chosen, count, keep } = selection;
  const runBatch = useBatchRun();
  const [going, setGoing] = useState<Going>();
  const [planned, setPlanned] = useState<Listing>();
  const [shown, setShown] = useState<Listing>();
  const putUp = async (choice: Choice, { confirmCodes }: Answer) => {
    const result = await runBatch(choice, {
      preview: () => call(listingApi.upPreview, choice),
      run: (expected) => call(listingApi.up, { ...choice, expected, confirmCodes }),
    });
    if (result) keep(result);
  };
  /** Answers false where nothing was delisted, so that the dialog keeps the reason. */
  const putDown = async ({ reason, remark }: DelistReason, { confirmCodes }: { confirmCodes: number[] }) => {
    if (!going) return false;
    const { choice } = going;
    const result = await runBatch(choice, {
      preview: () => call(listingApi.downPreview, choice, silent),
      run: (expected) => call(listingApi.down, { ...choice, expected, reason, remark, confirmCodes }, silent),
    });
    if (result) keep(result);
    return result !== undefined;
  };
  const bar = useBatchBar(selection, {
    actions: [
      { code: 'listing_batchUp', label: 'listing.up', onAction: (answer) => putUp(chosen, answer) },
      {
        ...{ code: 'listing_batchDown', label: 'listing.down', danger: true },
        onAction: () => setGoing({ choice: chosen, count, name: selection.chosen[0]?.productName ?? '' }),
      },
    ],
    byQuery: true,
  });
  const actionsOf = (row: Listing): Action[] => {
    const { listingId: id, version, productName: name } = row;
    const when = allowedBy(row.can);
    const choice = { ids: [id] };
    return [
      ...when('up', { code: 'listing_up', label: 'listing.up', onAction: (answer) => putUp(choice, answer) }),
      { code: 'listing_plan', label: 'listing.plan', onAction: () => setPlanned(row) },
      ...when('cancelPlan', {
        code: 'listing_plan',
        label: 'listing.cancelPlan',
        confirm: { title: 'listing.askCancelPlan', values: { name } },
        onAction: () => call(listingApi.cancelPlan, { id, version }),
        done: 'listing.planCancelled',
      }),
      { code: 'listing_log', label: 'listing.log', onAction: () => setShown(row) },
      ...when('down', {
        ...{ code: 'listing_down', label: 'listing.down', danger: true },
        onAction: () => setGoing({ choice, count: 1, name }),
      }),
    ];
  };
  return (
    <>
      <CrudTable<Listing>
        header={
          <PageHeader inList title="listing.title" help="listing.help">
            <ImportGoods
              templateCode="LISTING"
              button="listing_import"
              template={{ code: 'listing_template', label: 'listing.template' }}
              title="listing.import"
              dialogTitle="listing.importTitle"
              help="listing.importHelp"
            />
          </PageHeader>
        }
        {...table}
        {...bar}
        rowKey="listingId"
        list={listingApi.page}
        exported="listing_export"
        emptyText="listing.empty"
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <DownDialog asked={going} save={putDown} onClose={() => setGoing(undefined)} />
      <PlanDialog record={planned} onClose={() => setPlanned(undefined)} />
      <Suspense fallback={null}>{shown && <ListingLog record={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}

/** /item/listing */
export const ListingList = withTexts(['goods/listings', 'tasks/imports'], ListingListScreen);
