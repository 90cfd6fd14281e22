import type { ActionType } from '@ant-design/pro-components';
import { Typography } from 'antd';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { useInFair } from '@/shared/fair/useInFair';
import { useListExport } from '@/shared/transfer/useListExport';
import { DRAW_STATUS, type DrawRow, lotteryApi } from '@/contract/trade-fair/draws';
import { formatDate } from '@kit/format/date';
import { T } from '@/core/i18n';
import type { Action } from '@kit/actions/useRun';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { actionColumn, fieldsOf } from '@kit/fields/fields';
import { drawMode, drawStatus } from './lotteryWords';

const WinnersDrawer = lazy(async () => ({ default: (await import('./WinnersDrawer')).WinnersDrawer }));
const VerifyDialog = lazy(async () => ({ default: (await import('./VerifyDialog')).VerifyDialog }));
const RedrawDialog = lazy(async () => ({ default: (await import('./RedrawDialog')).RedrawDialog }));

const count = { align: 'right', width: 90, valueType: 'digit' } as const;

/** The beginning says which one it is, and all of it can be copied. */
const hash = (value: string) => (
  <Typography.Text code copyable={{ text: value }}>
    {value.slice(0, 12)}…
  </Typography.Text>
);

const fields = fieldsOf<DrawRow>()('lottery', {
  roundNo: { sorter: true, width: 80, fixed: 'left' },
  prizeName: {
    ellipsis: true,
    width: 200,
    render: (_, { prizeName, redrawOf }) => (
      <>
        <span>{prizeName}</span> {redrawOf && <T id="lottery.redrawOf" />}
      </>
    ),
  },
  mode: { ...drawMode.field(), width: 110 },
  drawCount: count,
  wonCount: count,
  poolSize: count,
  poolHash: { width: 190, render: (_, row) => hash(row.poolHash) },
  seedHash: { width: 190, render: (_, row) => hash(row.seedHash) },
  operatorName: { width: 100 },
  drawTime: {
    sorter: true,
    width: 160,
    valueType: 'dateTimeRange',
    colSize: 2,
    render: (_, row) => formatDate(row.drawTime, 'YMDHM'),
  },
  status: { ...drawStatus.field(), width: 90 },
});

const SHOWN = [
  ...(['roundNo', 'prizeName', 'mode', 'drawCount', 'wonCount', 'poolSize', 'poolHash', 'seedHash'] as const),
  ...(['operatorName', 'drawTime', 'status'] as const),
] as const;
const columns = fields.table({ show: SHOWN, search: ['status', 'drawTime'] });
const fileColumns = fields.file(SHOWN, {
  mode: { dictCode: 'lottery.mode' },
  status: { dictCode: 'lottery.drawStatus' },
});

interface Props {
  tradeFairId: string;
  table: RefObject<ActionType | undefined>;
  onChanged: () => void;
}

interface Opened {
  kind: 'winners' | 'verify' | 'redraw';
  draw: DrawRow;
}

/** Every draw of the fair, with what was published of it. */
export function DrawTable({ tradeFairId, table, onChanged }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const exporting = useListExport<DrawRow>(lotteryApi.drawPage, fileColumns, { code: 'drawLottery_export' });
  const request = useInFair(exporting.request, tradeFairId);
  const close = () => setOpened(undefined);
  const actionsOf = (draw: DrawRow): Action[] => [
    { code: 'drawLottery_view', label: 'lottery.winners', onAction: () => setOpened({ kind: 'winners', draw }) },
    { code: 'drawLottery_verify', label: 'lottery.verify', onAction: () => setOpened({ kind: 'verify', draw }) },
    ...(draw.status === DRAW_STATUS.done && draw.redrawable > 0
      ? [
          {
            code: 'drawLottery_redraw' as const,
            label: 'lottery.redraw' as const,
            onAction: () => setOpened({ kind: 'redraw', draw }),
          },
        ]
      : []),
  ];
  return (
    <>
      <CrudTable<DrawRow>
        rowKey="drawId"
        actionRef={table}
        request={request}
        emptyText="lottery.empty"
        toolBarRender={() => [exporting.button]}
        columns={[...columns, actionColumn((draw) => <RowActions actions={actionsOf(draw)} />)]}
      />
      <Suspense fallback={null}>
        {opened?.kind === 'winners' && <WinnersDrawer draw={opened.draw} onChanged={onChanged} onClose={close} />}
        {opened?.kind === 'verify' && <VerifyDialog draw={opened.draw} onClose={close} />}
        {opened?.kind === 'redraw' && <RedrawDialog draw={opened.draw} onChanged={onChanged} onClose={close} />}
      </Suspense>
    </>
  );
}
