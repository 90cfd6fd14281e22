/** What a guest has of tickets, and what his orders are worth in fen. */
export interface Earned {
  /** Σ of what is paid for bound orders that are not cancelled. */
  orders: number;
  amountPerTicket: number | null;
  maxTicketsPerGuest: number | null;
  /** From signing in and by hand, not void. */
  others: number;
}

/** How many tickets the orders of a guest are worth (docs/domain/trade-fair.md#tickets). */
export function orderTickets({ orders, amountPerTicket, maxTicketsPerGuest, others }: Earned) {
  if (!amountPerTicket) return 0;
  const room = maxTicketsPerGuest === null ? Infinity : maxTicketsPerGuest - others;
  return Math.max(0, Math.min(Math.floor(orders / amountPerTicket), room));
}
