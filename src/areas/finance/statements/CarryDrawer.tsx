import { Drawer, Typography } from 'antd';
import { type CarriedItem, CARRY_REASON, type Statement, statementApi } from '@/contract/finance/statements';
import { useText } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { CrudTable } from '@kit/table/CrudTable';

/** A difference that is carried for so many periods is highlighted. */
const LONG = 3;

const reason = codeTable('carryReason', CARRY_REASON, { tones: { carried: 'waiting', ignored: 'ended' } });

const fields = fieldsOf<CarriedItem>()('statementCarry', {
  diffNo: f.code({ width: 130, fixed: 'left' }),
  fromStatementNo: f.code({ width: 170 }),
  billNo: f.text({ width: 160 }),
  counterBillNo: f.text({ width: 160 }),
  originDate: f.date(),
  amount: f.money(),
  periods: f.count({
    cell: ({ periods }) => (
      <Typography.Text {...(periods >= LONG ? { type: 'danger' } : {})}>{periods}</Typography.Text>
    ),
  }),
  reason: f.codes(reason, { width: 90 }),
});

const table = fields.table({
  show: ['diffNo', 'fromStatementNo', 'originDate', 'billNo', 'counterBillNo', 'amount', 'periods', 'reason'],
});

/** Agreed differences of a partner that have found no counterpart yet. */
export function CarryDrawer({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const text = useText();
  const { partyType, partyId, branchId, partyName } = statement;
  return (
    <Drawer open size={1080} title={text('statementCarry.title', { party: partyName })} onClose={onClose}>
      <CrudTable<CarriedItem>
        {...table}
        rowKey="diffId"
        list={statementApi.carried}
        params={{ partyType, partyId, branchId }}
        search={false}
        emptyText="statementCarry.empty"
      />
    </Drawer>
  );
}
