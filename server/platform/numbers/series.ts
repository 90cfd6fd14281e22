import { sql } from 'drizzle-orm';
import type { PgColumn, PgSequence } from 'drizzle-orm/pg-core';
import type { Db } from '../database/db';
import * as sequences from '../schema/series';

interface Form {
  prefix: string;
  digits: number;
  sequence: PgSequence;
}

/** Series that begin anew each month: prefix + yyyymm + digits. */
const MONTHLY = {
  export: { prefix: 'EX', digits: 6, sequence: sequences.exportNumber },
  import: { prefix: 'IM', digits: 6, sequence: sequences.importNumber },
  fair: { prefix: 'ZH', digits: 4, sequence: sequences.fairNumber },
  activity: { prefix: 'HD', digits: 4, sequence: sequences.activityNumber },
  rule: { prefix: 'GZ', digits: 4, sequence: sequences.ruleNumber },
  statement: { prefix: 'DZ', digits: 6, sequence: sequences.statementNumber },
  match: { prefix: 'PD', digits: 6, sequence: sequences.matchNumber },
  companyEntry: { prefix: 'GS', digits: 6, sequence: sequences.supplierEntryNumber },
  customerEntry: { prefix: 'KH', digits: 6, sequence: sequences.customerEntryNumber },
  commodityEntry: { prefix: 'SP', digits: 6, sequence: sequences.commodityEntryNumber },
  renewal: { prefix: 'XQ', digits: 6, sequence: sequences.renewalNumber },
  cancellation: { prefix: 'ZX', digits: 6, sequence: sequences.cancellationNumber },
  merge: { prefix: 'HB', digits: 6, sequence: sequences.mergeNumber },
  lease: { prefix: 'HT', digits: 4, sequence: sequences.leaseNumber },
  bill: { prefix: 'ZD', digits: 6, sequence: sequences.billNumber },
  settlement: { prefix: 'TZ', digits: 4, sequence: sequences.settlementNumber },
  credit: { prefix: 'DX', digits: 6, sequence: sequences.creditNumber },
  billRun: { prefix: 'PC', digits: 4, sequence: sequences.billRunNumber },
  receipt: { prefix: 'SJ', digits: 6, sequence: sequences.receiptNumber },
  meterShare: { prefix: 'GT', digits: 4, sequence: sequences.meterShareNumber },
  amendment: { prefix: 'BX', digits: 4, sequence: sequences.amendmentNumber },
  outage: { prefix: 'TD', digits: 4, sequence: sequences.outageNumber },
  release: { prefix: 'FB', digits: 4, sequence: sequences.releaseNumber },
} as const satisfies Record<string, Form>;

/** Series that begin anew each day: prefix + yyyymmdd + digits. */
const DAILY = {
  order: { prefix: 'DD', digits: 8, sequence: sequences.orderNumber },
  return: { prefix: 'TH', digits: 6, sequence: sequences.returnNumber },
} as const satisfies Record<string, Form>;

/** Series that go on for ever: prefix + digits. */
const ENDLESS = {
  invitation: { prefix: 'YQ', digits: 8, sequence: sequences.invitationNumber },
  checkIn: { prefix: 'QD', digits: 8, sequence: sequences.checkInNumber },
  voucher: { prefix: 'CQ', digits: 8, sequence: sequences.voucherNumber },
  win: { prefix: 'ZJ', digits: 8, sequence: sequences.winNumber },
  cashier: { prefix: 'SY', digits: 6, sequence: sequences.cashierNumber },
  strategy: { prefix: 'JK', digits: 4, sequence: sequences.strategyNumber },
  difference: { prefix: 'CY', digits: 8, sequence: sequences.differenceNumber },
  shield: { prefix: 'PB', digits: 8, sequence: sequences.shieldNumber },
  brand: { prefix: 'PP', digits: 6, sequence: sequences.brandNumber },
  standard: { prefix: 'BZ', digits: 8, sequence: sequences.standardNumber },
  property: { prefix: 'WY', digits: 4, sequence: sequences.propertyNumber },
  tenant: { prefix: 'ZH', digits: 6, sequence: sequences.tenantNumber },
  payment: { prefix: 'SK', digits: 8, sequence: sequences.paymentNumber },
  content: { prefix: 'NR', digits: 8, sequence: sequences.contentNumber },
  zone: { prefix: 'ZQ', digits: 6, sequence: sequences.zoneNumber },
  workOrder: { prefix: 'GD', digits: 8, sequence: sequences.workOrderNumber },
  inspection: { prefix: 'XJ', digits: 8, sequence: sequences.inspectionNumber },
} as const satisfies Record<string, Form>;

type Monthly = keyof typeof MONTHLY;
type Endless = keyof typeof ENDLESS;
type Daily = keyof typeof DAILY;

/** The period (a month or a day) is the front of the sequence's value, so that nobody has to remember where one began. */
const IN_PERIOD = 1_000_000_000n;

const padded = (value: bigint, digits: number) => String(value).padStart(digits, '0');

async function take(db: Db, { sequence }: Form, { period, count }: { period: number; count: number }) {
  const rows = await db
    .select({ value: sql<string>`value::text` })
    .from(sql`next_numbers(${sequence.seqName ?? ''}::text, ${period}::bigint, ${count}::integer) as taken(value)`);
  return rows.map(({ value }) => BigInt(value));
}

/**
 * The next number of the month, or the day, of a moment. Beyond what its digits can say it has more of them. A process
 * whose clock is behind gets a number of the last period of which one was taken.
 */
export async function nextNumber(db: Db, series: Monthly | Daily, now: string): Promise<string> {
  const [number = ''] = await nextNumbers(db, series, { now, count: 1 });
  return number;
}

/** Takes several numbers at once. */
export async function nextNumbers(
  db: Db,
  series: Monthly | Daily,
  { now, count }: { now: string; count: number },
): Promise<string[]> {
  const form: Form = { ...MONTHLY, ...DAILY }[series];
  const period = Number(now.slice(0, series in DAILY ? 10 : 7).replaceAll('-', ''));
  const values = await take(db, form, { period, count });
  return values.map((value) => `${form.prefix}${value / IN_PERIOD}${padded(value % IN_PERIOD, form.digits)}`);
}

/** The next numbers of a series that goes on for ever. */
export async function nextSerials(db: Db, series: Endless, count: number): Promise<string[]> {
  const form = ENDLESS[series];
  const values = await take(db, form, { period: 0, count });
  return values.map((value) => form.prefix + padded(value, form.digits));
}

/**
 * Lets a series go on behind the numbers of a table whose rows brought theirs along. Numbers of months after `until` do
 * not count: whoever may type a number himself could take the series into the future.
 */
export async function alignNumbers(
  db: Db,
  series: Monthly | Endless,
  { column, until = '9999-12' }: { column: PgColumn; until?: string },
) {
  const isMonthly = series in MONTHLY;
  const { prefix, digits, sequence }: Form = { ...MONTHLY, ...ENDLESS }[series];
  const form = isMonthly ? `^${prefix}([0-9]{6})([0-9]{${digits},})$` : `^${prefix}()([0-9]{${digits},})$`;
  const period = sql`coalesce(nullif(part[1], '')::bigint, 0) * ${IN_PERIOD}::bigint`;
  await db.execute(sql`
    select setval(${sequence.seqName ?? ''}::regclass, last) from (
      select max(${period} + part[2]::bigint) as last
      from ${column.table}, regexp_match(${column}, ${form}) as part
      where part is not null and part[1] <= ${until.replace('-', '')}
    ) as found where last > coalesce(pg_sequence_last_value(${sequence.seqName ?? ''}::regclass), 0)`);
}
