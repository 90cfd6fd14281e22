import { Drawer, Empty } from 'antd';
import { type DrawRow, lotteryApi, WIN_STATUS, type Winner } from '@/contract/trade-fair/draws';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

const winStatus = codeTable('winStatus', WIN_STATUS, {
  tones: { valid: 'active', revoked: 'stopped', waived: 'ended' },
});

const { columns } = fieldsOf<Winner>()('winner', {
  seq: f.count({ width: 60 }),
  ticketNo: f.code(),
  guestName: f.person(),
  customerName: f.name(),
  prizeName: f.name({ width: 160 }),
  winStatus: f.codes(winStatus, { width: 90 }),
}).table({ show: ['seq', 'ticketNo', 'guestName', 'customerName', 'prizeName', 'winStatus'] });

const revoking = ({ winNo, guestName }: Winner): Action => ({
  code: 'drawLottery_revokeWinner',
  label: 'winner.revoke',
  danger: true,
  reason: { title: 'winner.revokeTitle', content: 'winner.revokeHelp', values: { name: guestName }, max: 100 },
  onAction: ({ reason }) => call(lotteryApi.revokeWinner, { winNo, reason }, { silent: true }),
  done: 'winner.revoked',
});

/** Who has won in a draw; a win may be taken back. */
export function WinnersDrawer({ draw, onClose }: { draw: DrawRow; onClose: () => void }) {
  const text = useText();
  return (
    <Drawer open size={840} title={text('lottery.winnersTitle', { round: draw.roundNo })} onClose={onClose}>
      <RecordTable<Winner>
        rowKey="winNo"
        columns={columns}
        rows={draw.winners}
        locale={{ emptyText: <Empty description={<T id="lottery.winnersNone" />} /> }}
        actions={(winner) => <RowActions actions={winner.winStatus === WIN_STATUS.valid ? [revoking(winner)] : []} />}
      />
    </Drawer>
  );
}
