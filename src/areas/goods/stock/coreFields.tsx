import { type CoreStock, RESERVE_STATUS } from '@/contract/goods/stock';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import type { Picked } from '@/shared/pricing/picks';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

export const reserveStatus = codeTable('reserveStatus', RESERVE_STATUS, {
  tones: { off: 'stopped', on: 'active', used: 'ended', expired: 'ended' },
});

/** A row of the form: a new one has no id, and nothing of it is used yet. */
export interface ReserveRow {
  reserveId?: string;
  custId: Picked | null;
  reserveQty: number | null;
  usedQty?: string;
  status?: number;
  startDate: string | null;
  endDate: string | null;
}

export interface CoreValues {
  rows: ReserveRow[];
}

const isRow = (value: unknown): value is ReserveRow => typeof value === 'object' && value !== null && 'custId' in value;

/** The rows as the conflict dialog shows them, one a line. */
const Lines = ({ rows }: { rows: readonly unknown[] }) =>
  rows.map((row, i) => {
    if (typeof row === 'string') return <div key={row}>{row}</div>;
    if (!isRow(row)) return null;
    const { custId, reserveQty, startDate, endDate } = row;
    return (
      // A new row has no id: only its position tells it from the others.
      <div key={i}>
        {custId?.label} {reserveQty} {startDate}–{endDate}
      </div>
    );
  });

/** The product, and its reserves as one field: they are saved as a whole. */
export const coreFields = fieldsOf<CoreStock, CoreValues>()('core', {
  productCode: f.code(),
  productName: f.name(),
  spec: f.text(),
  unit: f.text(),
  manufacturer: f.text(),
  branchId: f.branch(),
  stockQty: f.quantity(),
  availableQty: f.quantity(),
  gmtModified: f.dateTime(),
  modifiedByName: f.person(),
  rows: f.list({ isFinal: true, show: (value) => (Array.isArray(value) ? <Lines rows={value} /> : '') }),
});

const posInt = { type: 'number', min: 1, max: 99_999_999, message: <T id="reserve.wholeNumber" /> } as const;

/** The inputs of one row. */
export const reserveFields = fieldsOf<ReserveRow>()('reserve', {
  custId: f.text({ required: true }),
  reserveQty: f.count({ required: true, rules: [posInt] }),
  startDate: f.day({ required: true }),
  endDate: f.day({ required: true }),
  usedQty: f.quantity(),
  status: f.codes(reserveStatus),
});
