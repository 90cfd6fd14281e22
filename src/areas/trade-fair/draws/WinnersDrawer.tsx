import { Drawer, Empty, Table } from 'antd';
import { useState } from 'react';
import { type DrawRow, lotteryApi, type Winner, WIN_STATUS } from '@/contract/trade-fair/draws';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { RowActions } from '@kit/actions/RowActions';
import { FormModal } from '@kit/form/FormModal';
import { fieldsOf } from '@kit/fields/fields';
import { winStatus } from './lotteryWords';

interface Props {
  draw: DrawRow;
  onChanged: () => void;
  onClose: () => void;
}

interface Revocation {
  winner: Winner;
  reason: string;
}

const columns = fieldsOf<Revocation>()('winner', {
  reason: {
    valueType: 'textarea',
    formItemProps: { rules: [{ required: true, whitespace: true, min: 5, max: 100 }] },
    fieldProps: { maxLength: 100, showCount: true, rows: 3 },
  },
}).form(['reason']);

/** Who has won in a draw; a win may be taken back. */
export function WinnersDrawer({ draw, onChanged, onClose }: Props) {
  const text = useText();
  const [revoking, setRevoking] = useState<Partial<Revocation>>();
  const [revoked, setRevoked] = useState<readonly string[]>([]);
  const shown = draw.winners.map((one) =>
    revoked.includes(one.winNo) ? { ...one, winStatus: WIN_STATUS.revoked } : one,
  );
  const revoke = async ({ winner: { winNo }, reason }: Revocation) => {
    await call(lotteryApi.revokeWinner, { winNo, reason }, { silent: true }).finally(onChanged);
    setRevoked((before) => [...before, winNo]);
  };
  return (
    <Drawer open size={720} title={text('lottery.winnersTitle', { round: draw.roundNo })} onClose={onClose}>
      <Table<Winner>
        size="small"
        rowKey="winNo"
        pagination={false}
        dataSource={shown}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <Empty description={text('lottery.winnersNone')} /> }}
        columns={[
          { dataIndex: 'seq', title: <T id="winner.seq" /> },
          { dataIndex: 'ticketNo', title: <T id="winner.ticketNo" /> },
          { dataIndex: 'guestName', title: <T id="winner.guestName" /> },
          { dataIndex: 'customerName', title: <T id="winner.customerName" /> },
          { dataIndex: 'prizeName', title: <T id="winner.prizeName" /> },
          {
            dataIndex: 'winStatus',
            title: <T id="winner.winStatus" />,
            render: (value: number) => <winStatus.Tag value={value} />,
          },
          {
            key: 'actions',
            title: <T id="kit.actions" />,
            render: (_, winner) =>
              winner.winStatus === WIN_STATUS.valid && (
                <RowActions
                  actions={[
                    {
                      code: 'drawLottery_revokeWinner',
                      label: 'winner.revoke',
                      danger: true,
                      onAction: () => setRevoking({ winner, reason: '' }),
                    },
                  ]}
                />
              ),
          },
        ]}
      />
      <FormModal<Revocation>
        record={revoking}
        title="winner.revokeTitle"
        titleValues={{ name: revoking?.winner?.guestName ?? '' }}
        help="winner.revokeHelp"
        okText="winner.revoke"
        done="winner.revoked"
        danger
        columns={columns}
        onSave={revoke}
        onClose={() => setRevoking(undefined)}
      />
    </Drawer>
  );
}
