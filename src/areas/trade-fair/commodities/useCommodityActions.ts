import { type FairCommodity, fairCommodityApi, SHELF } from '@/contract/trade-fair/commodities';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { type BatchSteps, useBatchRun } from '@/shared/batch/useBatchRun';
import type { Choice, Selection } from '@/shared/batch/useSelection';
import type { Action } from '@kit/actions/action';

/** Makes a batch call, after which refused commodities stay selected. */
function useRunKept(keep: Selection<FairCommodity>['keep']) {
  const runBatch = useBatchRun();
  return async (choice: Choice, steps: BatchSteps) => {
    const result = await runBatch(choice, steps);
    if (result) keep(result);
    return result;
  };
}

/** The actions on commodities of a fair, one or several; refused ones stay selected. */
export function useCommodityActions(tradeFairId: string, { choice: selected, count, keep }: Selection<FairCommodity>) {
  const text = useText();
  const run = useRunKept(keep);
  const inFair = (choice: Choice) =>
    'ids' in choice ? choice : { ...choice, query: { ...choice.query, tradeFairId } };
  const shelve = (choice: Choice, status: 0 | 1) => {
    const rows = { ...inFair(choice), status };
    return run(choice, {
      preview: () => call(fairCommodityApi.shelfPreview, rows),
      run: (expected) => call(fairCommodityApi.shelf, { ...rows, expected }),
    });
  };
  const remove = async (choice: Choice) => {
    const rows = inFair(choice);
    const result = await run(choice, {
      preview: () => call(fairCommodityApi.deletePreview, rows),
      run: (expected) => call(fairCommodityApi.delete, { ...rows, expected }),
    });
    if (result) notifier.success(text('exhibit.removed'));
  };
  const ofSelected: Action[] = [
    { code: 'saleShowCommodities_batchShelf', label: 'goods.on', onAction: () => shelve(selected, SHELF.on) },
    {
      code: 'saleShowCommodities_batchDel',
      label: 'exhibit.remove',
      danger: true,
      confirm: { title: 'goods.askRemoveMany', values: { count } },
      onAction: () => remove(selected),
    },
  ];
  const ofOne = ({ id, status, productName }: FairCommodity): Action[] => {
    const isOn = status === SHELF.on;
    return [
      {
        code: 'saleShowCommodities_shelf',
        label: isOn ? 'goods.off' : 'goods.on',
        onAction: () => shelve({ ids: [id] }, isOn ? SHELF.off : SHELF.on),
      },
      {
        code: 'saleShowCommodities_del',
        label: 'exhibit.remove',
        danger: true,
        confirm: { title: 'goods.askRemove', values: { name: productName } },
        onAction: () => remove({ ids: [id] }),
      },
    ];
  };
  return { ofSelected, ofOne };
}
