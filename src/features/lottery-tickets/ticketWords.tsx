import { TICKET_SOURCE, TICKET_STATUS } from '@/contract/fair/tickets';
import { codeTable } from '@/crud/table/codeTable';

export const ticketSource = codeTable('ticketSource', TICKET_SOURCE);
export const ticketStatus = codeTable('ticketStatus', TICKET_STATUS, {
  valid: 'waiting',
  won: 'active',
  void: 'stopped',
  expired: 'ended',
});
