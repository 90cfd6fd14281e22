import { Alert, Checkbox, Descriptions, Table } from 'antd';
import { useState } from 'react';
import type { Output } from '../../../src/contract/endpoint';
import { type billApi, DRY_FLAGS, type PlannedBill } from '../../../src/contract/property/bills';
import { formatMoney } from '@kit/format/number';
import { useSay } from '../say';
import styles from './Bill.module.css';
import { dryFields, dryFlag } from './dryFields';

type Flag = (typeof DRY_FLAGS)[number];

const COLUMNS = dryFields.cells([
  ...(['leaseNo', 'tenantName', 'unitText', 'feeName', 'periodStart', 'payBy', 'act', 'amount'] as const),
  ...(['billed', 'lastAmount', 'change', 'flags'] as const),
]);
const PAGE = 50;

const keyOf = ({ leaseId, feeItemId, periodStart, act }: PlannedBill) =>
  `${leaseId} ${feeItemId} ${periodStart} ${act}`;

/** The rows of a dry run; with flags chosen, those that have one of them. */
export function DryRows({ rows, totals, missing }: Output<typeof billApi.dryRun>) {
  const say = useSay();
  const [chosen, setChosen] = useState<readonly Flag[]>([]);
  const shown = chosen.length === 0 ? rows : rows.filter(({ flags }) => flags.some((flag) => chosen.includes(flag)));
  const options = DRY_FLAGS.map((flag) => ({ flag, count: rows.filter(({ flags }) => flags.includes(flag)).length }))
    .filter(({ count }) => count > 0)
    .map(({ flag: value, count }) => ({
      value,
      label: (
        <>
          {dryFlag.labelOf(value)} {count}
        </>
      ),
    }));
  return (
    <div className={styles.found}>
      {missing > 0 && <Alert type="warning" showIcon title={say('pmsDry.missing', { count: missing })} />}
      {totals.length > 0 && (
        <Descriptions
          size="small"
          items={totals.map(({ feeItemId, feeName, count, amount }) => ({
            ...{ key: feeItemId, label: feeName },
            children: say('pmsDry.totalOf', { count, amount: formatMoney(amount) }),
          }))}
        />
      )}
      {options.length > 0 && (
        <Checkbox.Group<Flag>
          role="group"
          aria-label={say('pmsDry.flags')}
          options={options}
          value={[...chosen]}
          onChange={setChosen}
        />
      )}
      <Table<PlannedBill>
        size="middle"
        rowKey={keyOf}
        dataSource={shown}
        columns={COLUMNS}
        pagination={{ pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
      />
    </div>
  );
}
