import { TICKET_SOURCE, TICKET_STATUS } from '@/contract/trade-fair/tickets';
import { codeTable } from '@kit/fields/codeTable';

export const ticketSource = codeTable('ticketSource', TICKET_SOURCE);
export const ticketStatus = codeTable('ticketStatus', TICKET_STATUS, { tones: {
  valid: 'waiting',
  won: 'active',
  void: 'stopped',
  expired: 'ended',
} });
