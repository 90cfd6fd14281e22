import { Alert, Descriptions, Table, Typography } from 'antd';
import { useState } from 'react';
import {
  DEPOSIT_RETURN_STATUS,
  type DepositAccount,
  depositApi,
  type DepositEntry,
  type DepositReturn,
} from '../../../../src/contract/property/deposits';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { NOTHING } from '@kit/format/number';
import { T } from '@kit/text';
import { Awaited } from '../../Awaited';
import { useSay } from '../../say';
import { ApproveReturn, ForfeitDialog, PayReturn, ReturnDialog } from './depositDialogs';
import { accountFields, entryFields, returnFields } from './depositFields';
import styles from './Ending.module.css';

const MOST = 200;
const SUMS = ['agreed', 'open', 'held', 'returnable', 'dueDate'] as const;
const ENTRY = ['date', 'kind', 'amount', 'balanceAfter', 'refNo', 'reason', 'createdByName'] as const;
const RETURN = ['amount', 'reason', 'status', 'channel', 'voucher', 'createdByName'] as const;

type Step = 'return' | 'forfeit' | 'approve' | 'pay';

const { submitted, approved } = DEPOSIT_RETURN_STATUS;

interface ReturnsProps {
  rows: readonly DepositReturn[];
  open: (row: DepositReturn, step: Step) => void;
}

/** The requested returns of the deposit, each with its next step. */
function Returns({ rows, open }: ReturnsProps) {
  const say = useSay();
  const step = (row: DepositReturn) => {
    const more = { type: 'link', size: 'small' } as const;
    if (row.status === submitted && !row.isOwn)
      return (
        <ActionButton
          {...more}
          code="lease_depositApprove"
          label="pmsLease.approve"
          onAction={() => open(row, 'approve')}
        />
      );
    if (row.status !== approved) return NOTHING;
    return (
      <ActionButton {...more} code="lease_depositReturn" label="pmsDeposit.pay" onAction={() => open(row, 'pay')} />
    );
  };
  return (
    <>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {say('pmsDeposit.returns')}
      </Typography.Title>
      <Table<DepositReturn>
        size="small"
        rowKey="returnId"
        columns={[
          ...returnFields.cells(RETURN),
          { key: 'actions', title: <T id="kit.actions" />, render: (_: unknown, row: DepositReturn) => step(row) },
        ]}
        dataSource={rows}
        scroll={{ x: 'max-content' }}
        pagination={false}
      />
    </>
  );
}

function Sums({ account }: { account: DepositAccount }) {
  const say = useSay();
  return (
    <>
      {account.isLate && <Alert type="warning" showIcon title={say('pmsDeposit.late')} />}
      <Descriptions
        column={{ xs: 1, md: 2 }}
        size="small"
        items={SUMS.map((name) => ({
          ...{ key: name, label: <T id={`pmsDeposit.${name}`} /> },
          children: accountFields.show(name, account[name]) || NOTHING,
        }))}
      />
    </>
  );
}

/** The deposit held for a lease, and how it came and went (docs/domain/property-bills.md#deposits). */
export function Deposit({ leaseId }: { leaseId: string }) {
  const [opened, setOpened] = useState<{ step: Step; row?: DepositReturn }>();
  const read = useCall(depositApi.account, { id: leaseId });
  const { data } = read;
  const entries = useCall(depositApi.page, { leaseId, pageSize: MOST, orderDir: 'asc' });
  // Only before the first answer: input in the dialogs below must survive a failure to read the sums anew.
  if (!data) return <Awaited {...read} />;
  const at = (step: Step) => (opened?.step === step ? data : undefined);
  const of = (step: Step) =>
    opened?.step === step && opened.row ? { name: data.leaseNo, row: opened.row } : undefined;
  const close = () => setOpened(undefined);
  const isHeld = Number(data.held) > 0;
  return (
    <div className={styles.lines}>
      <div className={styles.actions}>
        {Number(data.returnable) > 0 && (
          <ActionButton
            code="lease_depositReturn"
            label="pmsDeposit.return"
            onAction={() => setOpened({ step: 'return' })}
          />
        )}
        {isHeld && (
          <ActionButton
            code="lease_depositApprove"
            label="pmsDeposit.forfeit"
            danger
            onAction={() => setOpened({ step: 'forfeit' })}
          />
        )}
      </div>
      <Sums account={data} />
      <Table<DepositEntry>
        size="small"
        rowKey="entryId"
        columns={entryFields.cells(ENTRY)}
        dataSource={entries.data?.records ?? []}
        scroll={{ x: 'max-content' }}
        pagination={false}
        locale={{ emptyText: <T id="pmsDeposit.empty" /> }}
      />
      {data.returns.length > 0 && <Returns rows={data.returns} open={(row, step) => setOpened({ row, step })} />}
      <ReturnDialog record={at('return')} onClose={close} />
      <ForfeitDialog record={at('forfeit')} onClose={close} />
      <ApproveReturn record={of('approve')} onClose={close} />
      <PayReturn record={of('pay')} onClose={close} />
    </div>
  );
}
