import { Space } from 'antd';
import type { Output } from '../../../src/contract/endpoint';
import { type billApi, DRY_FLAGS, type PlannedBill } from '../../../src/contract/property/bills';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatPeriod } from '@kit/format/date';
import { formatPercent } from '@kit/format/number';
import { f } from '../fields/f';

const billAct = codeTable(
  'billAct',
  { none: 'NONE', make: 'MAKE', replace: 'REPLACE', difference: 'DIFFERENCE', credit: 'CREDIT' },
  { tones: { none: 'draft', make: 'active', replace: 'attention', difference: 'attention', credit: 'waiting' } },
);

const [isNew, gone, up, down, zero, missing, catchUp, changed] = DRY_FLAGS;
export const dryFlag = codeTable(
  'dryFlag',
  { isNew, gone, up, down, zero, missing, catchUp, changed },
  {
    tones: {
      ...({ isNew: 'waiting', gone: 'attention', up: 'attention', down: 'attention' } as const),
      ...({ zero: 'draft', missing: 'stopped', catchUp: 'waiting', changed: 'attention' } as const),
    },
  },
);

const flags = ({ flags: all }: PlannedBill) => (
  <Space size={4} wrap>
    {all.map((flag) => (
      <dryFlag.Tag key={flag} value={flag} />
    ))}
  </Space>
);

export const dryFields = fieldsOf<PlannedBill>()('pmsDry', {
  leaseNo: f.code({ width: 150 }),
  tenantName: f.name({ width: 160 }),
  unitText: f.text({ width: 110 }),
  feeName: f.name({ width: 110 }),
  periodStart: f.date({ width: 200, cell: (row) => formatPeriod(row.periodStart, row.periodEnd) }),
  payBy: f.date(),
  act: f.codes(billAct, { width: 90 }),
  amount: f.money({ width: 120 }),
  billed: f.money({ width: 120 }),
  lastAmount: f.money({ width: 120 }),
  change: f.percent({ width: 100, cell: ({ change }) => (change === null ? '' : formatPercent(change)) }),
  flags: f.text({ width: 160, cell: flags }),
});

type AgeRow = Output<typeof billApi.ageing>['rows'][number];

export const ageFields = fieldsOf<AgeRow>()('pmsAge', {
  tenantName: f.name(),
  notDue: f.money(),
  d1_30: f.money(),
  d31_60: f.money(),
  d61_90: f.money(),
  over90: f.money(),
  overdue: f.money(),
  open: f.money(),
});
