import { Image } from 'antd';
import { useInFair } from '@/shared/fair/useInFair';
import { useListExport } from '@/shared/transfer/useListExport';
import { type Prize, prizeApi } from '@/contract/trade-fair/prizes';
import { formatList } from '@kit/format/list';
import { formatNumber, NOTHING } from '@kit/format/number';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { useEditor } from '@kit/form/useEditor';
import { CrudTable } from '@kit/table/CrudTable';
import { actionColumn, fieldsOf } from '@kit/fields/fields';
import { formOf, PrizeDialog, type PrizeForm, savePrize } from './PrizeDialog';
import { prizeLevel, prizeStatus } from './prizeWords';

type Row = Prize & { prizeGroupLabel?: string };

const count = { align: 'right', width: 90, valueType: 'digit' } as const;

const fields = fieldsOf<Row>()('prize', {
  prizeName: { ellipsis: true, width: 200, fixed: 'left', fieldProps: { maxLength: 50 } },
  prizeLevel: { ...prizeLevel.field(), sorter: true, width: 100 },
  image: {
    width: 70,
    render: (_, { imageUrl, prizeName }) =>
      imageUrl ? <Image src={imageUrl} alt={prizeName} width={40} height={28} /> : NOTHING,
  },
  quota: { ...count, sorter: true },
  drawnCount: { ...count, sorter: true },
  registeredCount: count,
  remain: count,
  unitValue: { align: 'right', width: 120, render: (_, { unitValue }) => formatNumber(unitValue) },
  prizeGroupLabels: {
    ellipsis: true,
    width: 160,
    render: (_, { prizeGroupLabels }) =>
      prizeGroupLabels.length > 0 ? formatList(prizeGroupLabels) : <T id="prize.everybody" />,
  },
  prizeGroupLabel: { fieldProps: { maxLength: 20 } },
  sponsorName: { ellipsis: true, width: 160, render: (_, { sponsorName }) => sponsorName || NOTHING },
  weight: count,
  sort: { ...count, sorter: true },
  status: { ...prizeStatus.field(), width: 90 },
});

const columns = fields.table({
  show: [
    ...(['prizeName', 'prizeLevel', 'image', 'quota', 'drawnCount', 'registeredCount', 'remain'] as const),
    ...(['unitValue', 'prizeGroupLabels', 'sponsorName', 'weight', 'sort', 'status'] as const),
  ],
  search: ['prizeName', 'prizeLevel', 'prizeGroupLabel', 'status'],
});

const fileColumns = fields.file(
  [
    ...(['prizeName', 'prizeLevel', 'quota', 'drawnCount', 'registeredCount', 'remain', 'unitValue'] as const),
    ...(['prizeGroupLabels', 'sponsorName', 'weight', 'sort', 'status'] as const),
  ],
  { prizeLevel: { dictCode: 'prize.level' }, status: { dictCode: 'status' }, unitValue: { format: 'amount' } },
);

const FRESH: Partial<PrizeForm> = { oncePerGuest: 1, oncePerCustomer: 0, weight: 1, sort: 100, status: 1 };

/** The prizes of a fair. */
export function PrizeList({ tradeFairId }: { tradeFairId: string }) {
  const text = useText();
  const { table, reload, open, modal } = useEditor(savePrize);
  const exporting = useListExport<Row>(prizeApi.page, fileColumns, { code: 'prizeManage_export' });
  const request = useInFair(exporting.request, tradeFairId);
  const remove = async ({ prizeId, version }: Prize) => {
    await call(prizeApi.delete, { prizeId, version }).finally(reload);
    notifier.success(text('prize.deleted'));
  };
  const actionsOf = (prize: Prize) => (
    <RowActions
      actions={[
        { code: 'prizeManage_edit', label: 'action.edit', onAction: () => open(formOf(tradeFairId, prize)) },
        ...(prize.drawnCount > 0
          ? []
          : [
              {
                code: 'prizeManage_del' as const,
                label: 'action.delete' as const,
                danger: true,
                confirm: {
                  title: 'prize.askDelete' as const,
                  content: 'prize.askDeleteHelp' as const,
                  values: { name: prize.prizeName, count: prize.quota },
                },
                onAction: () => remove(prize),
              },
            ]),
      ]}
    />
  );
  const add = (
    <ActionButton
      code="prizeManage_add"
      label="prize.add"
      type="primary"
      onAction={() => open({ ...FRESH, tradeFairId })}
    />
  );
  return (
    <>
      <CrudTable<Row>
        rowKey="prizeId"
        actionRef={table}
        request={request}
        emptyText="prize.empty"
        emptyAction={add}
        toolBarRender={() => [exporting.button, <span key="add">{add}</span>]}
        columns={[...columns, actionColumn(actionsOf)]}
      />
      <PrizeDialog {...modal} tradeFairId={tradeFairId} />
    </>
  );
}
