import { MAX_ISSUED, type Ticket, TICKET_SOURCE, TICKET_STATUS } from '@/contract/trade-fair/tickets';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

/** Tickets that are issued by hand. */
export interface Issue {
  guestIds: string[];
  /** The number of tickets for each guest. */
  count: number;
  reason: string;
}

const source = codeTable('ticketSource', TICKET_SOURCE, { dictCode: 'lottery.source' });
const status = codeTable('ticketStatus', TICKET_STATUS, {
  tones: { valid: 'waiting', won: 'active', void: 'stopped', expired: 'ended' },
  dictCode: 'lottery.ticketStatus',
});

/** A lottery ticket of a guest. */
export const ticketFields = fieldsOf<Ticket, Issue & { branchId: string; day: string }>()('ticket', {
  ticketNo: f.code({ max: 20, width: 130, fixed: 'left', sorted: true }),
  guestName: f.person({ max: 20 }),
  customerName: f.name({ max: 100 }),
  prizeGroupLabel: f.text({ width: 100 }),
  source: f.codes(source, { width: 90 }),
  orderNo: f.code({ width: 190 }),
  status: f.codes(status, { width: 90, filter: { fieldProps: { mode: 'multiple' } } }),
  prizeName: f.name({ width: 140 }),
  issueTime: f.dateTime({ sorted: true }),
  branchId: f.branch(),
  day: f.day(),
  guestIds: f.list({ required: true }),
  count: f.count({ required: true, min: 1, max: MAX_ISSUED }),
  reason: f.note({ max: 100, width: 180, rules: [{ required: true, whitespace: true, min: 5, max: 100 }] }),
});
