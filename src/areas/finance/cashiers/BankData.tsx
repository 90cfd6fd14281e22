import { Table, Typography } from 'antd';
import type { CashierDetail } from '@/contract/finance/cashiers';
import { T } from '@/core/i18n';
import { NOTHING } from '@kit/format/number';
import { cashierFields } from './cashierFields';

const SHOWN = ['payeeName', 'bankName', 'accountNo'] as const;

interface Props {
  cashier: CashierDetail;
  /** The unmasked account numbers, once somebody has requested them. */
  accounts?: { accountNo: string; proposed: string | null } | undefined;
}

/** The bank data in force, and the proposed ones beside them, line by line. */
export function BankData({ cashier, accounts }: Props) {
  const own = accounts ? { ...cashier, accountNo: accounts.accountNo } : cashier;
  const proposed = cashier.proposed && {
    ...cashier.proposed,
    accountNo: accounts?.proposed ?? cashier.proposed.accountNo,
  };
  // Nobody has confirmed the stored data yet: they are the proposal.
  const inForce = cashier.approvedTime === null ? undefined : own;
  const wanted = cashier.approvedTime === null ? own : proposed;
  const rows = SHOWN.map((name) => ({
    name,
    now: inForce?.[name] ?? NOTHING,
    then: wanted?.[name] ?? NOTHING,
    isOther: inForce?.[name] !== wanted?.[name],
  }));
  return (
    <Table
      rowKey="name"
      size="small"
      pagination={false}
      dataSource={rows}
      columns={[
        {
          ...{ dataIndex: 'name', title: <T id="cashier.fact" />, width: '28%' },
          render: (name: string) => {
            const label = cashierFields.labelOf(name);
            return label && <T id={label} />;
          },
        },
        { dataIndex: 'now', title: <T id="cashier.inForce" />, width: '36%' },
        {
          ...{ dataIndex: 'then', title: <T id="cashier.proposed" /> },
          render: (then: string, { isOther }) => (isOther ? <Typography.Text mark>{then}</Typography.Text> : then),
        },
      ]}
    />
  );
}
