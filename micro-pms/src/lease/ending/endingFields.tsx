import {
  type Settlement,
  SETTLEMENT_STATUS,
  type SettlementDetail,
  type SettleLine,
} from '../../../../src/contract/property/settlements';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatMoney } from '@kit/format/number';
import { f, PropertyPick } from '../../fields/f';
import type { useSay } from '../../say';

export const settlementStatus = codeTable('settlementStatus', SETTLEMENT_STATUS, {
  tones: {
    ...{ draft: 'draft', submitted: 'waiting', approved: 'attention', settled: 'active' },
    ...{ rejected: 'stopped', void: 'ended' },
  },
});

export const settleLine = codeTable('settleLine', {
  open: 'OPEN',
  final: 'FINAL',
  usage: 'USAGE',
  charge: 'CHARGE',
  prepaid: 'PREPAID',
  deposit: 'DEPOSIT',
} satisfies Record<string, SettleLine['kind']>);

const REASON = 200;
const LEAST = 2;
const counted = (value: unknown) => (Array.isArray(value) ? String(value.length) : '');

/** The reading of a meter on the last day; empty until somebody has read it. */
export interface ReadingLine {
  meterId: string;
  values: string[];
  overflow: 0 | 1;
}

export interface ChargeLine {
  name?: string;
  amount?: string;
  remark?: string;
  images?: string[];
}

export interface EndingValues extends Pick<Settlement, 'outDate' | 'settleDate' | 'reason'> {
  finalReadings: ReadingLine[];
  charges: ChargeLine[];
}

type Search = Settlement & { propertyId: string };
type Facts = Pick<SettlementDetail, 'opinion' | 'approvedByName' | 'approveTime' | 'closeTime'>;

export const settlementFields = fieldsOf<Settlement, Search & Facts & EndingValues>()('pmsSettlement', {
  settleNo: f.code({ width: 150, fixed: 'left', sorted: true }),
  leaseNo: f.code({ width: 150 }),
  tenantName: f.name({ isFact: true, width: 160 }),
  propertyId: f.name({ filter: { formItemRender: () => <PropertyPick /> } }),
  propertyName: f.name({ width: 140 }),
  unitText: f.text({ width: 120 }),
  outDate: f.date({ required: true, sorted: true, width: 120 }),
  settleDate: f.date({ required: true, sorted: true, width: 120 }),
  reason: f.note({ required: true, max: REASON, width: 160, rules: [{ min: LEAST }] }),
  due: f.money(),
  back: f.money(),
  balance: f.money({ isFact: true }),
  status: f.codes(settlementStatus, { width: 90 }),
  createdByName: f.person(),
  opinion: f.note(),
  approvedByName: f.person(),
  approveTime: f.dateTime(),
  closeTime: f.dateTime(),
  finalReadings: f.list({ show: counted, isFinal: true }),
  charges: f.list({ show: counted, isFinal: true }),
});

/** Who pays whom how much in the end. */
export function balanceText(balance: string, say: ReturnType<typeof useSay>) {
  const isTenants = balance.startsWith('-');
  const amount = formatMoney(balance.replace('-', ''));
  return say(isTenants ? 'pmsSettlement.byTenant' : 'pmsSettlement.toTenant', { amount });
}
