import { lazy, Suspense, useState } from 'react';
import { DRAW_STATUS, type DrawRow, lotteryApi } from '@/contract/trade-fair/draws';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { drawFields } from './drawFields';

const WinnersDrawer = lazy(async () => ({ default: (await import('./WinnersDrawer')).WinnersDrawer }));
const VerifyDialog = lazy(async () => ({ default: (await import('./VerifyDialog')).VerifyDialog }));
const RedrawDialog = lazy(async () => ({ default: (await import('./RedrawDialog')).RedrawDialog }));

const table = drawFields.table({
  show: [
    ...(['roundNo', 'prizeName', 'status', 'drawTime', 'mode', 'drawCount', 'wonCount', 'poolSize'] as const),
    ...(['operatorName', 'poolHash', 'seedHash'] as const),
  ],
  search: ['status', 'drawTime'],
});

interface Opened {
  kind: 'winners' | 'verify' | 'redraw';
  draw: DrawRow;
}

/** Every draw of the fair, with its published facts. */
export function DrawTable({ tradeFairId }: { tradeFairId: string }) {
  const [opened, setOpened] = useState<Opened>();
  const [listed, setListed] = useState<readonly DrawRow[]>([]);
  const close = () => setOpened(undefined);
  const actionsOf = (draw: DrawRow): Action[] => [
    { code: 'drawLottery_view', label: 'lottery.winners', onAction: () => setOpened({ kind: 'winners', draw }) },
    { code: 'drawLottery_verify', label: 'lottery.verify', onAction: () => setOpened({ kind: 'verify', draw }) },
    ...(draw.status === DRAW_STATUS.done && draw.redrawable > 0
      ? [
          {
            code: 'drawLottery_redraw',
            label: 'lottery.redraw',
            onAction: () => setOpened({ kind: 'redraw', draw }),
          } satisfies Action,
        ]
      : []),
  ];
  // The row as the list has it now: wins may be revoked while they are shown.
  const draw = opened && (listed.find(({ drawId }) => drawId === opened.draw.drawId) ?? opened.draw);
  return (
    <>
      <CrudTable<DrawRow>
        {...table}
        rowKey="drawId"
        list={lotteryApi.drawPage}
        params={{ tradeFairId }}
        exported="drawLottery_export"
        emptyText="lottery.empty"
        onListed={({ rows }) => setListed(rows)}
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        {draw && opened.kind === 'winners' && <WinnersDrawer draw={draw} onClose={close} />}
        {draw && opened.kind === 'verify' && <VerifyDialog draw={draw} onClose={close} />}
        {draw && opened.kind === 'redraw' && <RedrawDialog draw={opened.draw} onClose={close} />}
      </Suspense>
    </>
  );
}
