/** What a guest has of tickets, and what his orders are worth in fen. */
export interface Earned {
  /** Σ of what is paid for bound orders that are not cancelled. */
  orders: number;
  amountPerTicket: number | null;
  maxTicketsPerGuest: number | null;
  /** From signing in and by hand, not void. */
  others: number;
  /** Tickets for orders that were voided by hand: they are not issued again. */
  taken: number;
}

/** How many tickets the orders of a guest are worth (docs/domain/draws.md#tickets). */
export function orderTickets({ orders, amountPerTicket, maxTicketsPerGuest, others, taken }: Earned) {
  if (!amountPerTicket) return 0;
  const room = maxTicketsPerGuest === null ? Infinity : maxTicketsPerGuest - others;
  return Math.max(0, Math.min(Math.floor(orders / amountPerTicket) - taken, room));
}

/** Tickets that count against the limit, the newest first. */
interface Held {
  id: string;
  isOfOrder: boolean;
  hasWon: boolean;
}

/** How many more a guest may get at the door or by hand: tickets of orders make room, unless they have won. */
export function roomFor(held: readonly Held[], most: number | null) {
  if (most === null) return Infinity;
  return Math.max(0, most - held.filter(({ isOfOrder, hasWon }) => !isOfOrder || hasWon).length);
}

/** What orders have earned and is missing, and which tickets are too many: those of orders first, and none that has won. */
export function settleTickets(held: readonly Held[], earned: Omit<Earned, 'others'>) {
  const ofOrders = held.filter(({ isOfOrder }) => isOfOrder);
  const others = held.length - ofOrders.length;
  const due = orderTickets({ ...earned, others });
  const open = (isOfOrder: boolean) => held.filter((one) => one.isOfOrder === isOfOrder && !one.hasWon);
  const fromOrders = open(true).slice(0, Math.max(0, ofOrders.length - due));
  const left = held.length - fromOrders.length;
  const fromOthers = open(false).slice(0, Math.max(0, left - (earned.maxTicketsPerGuest ?? Infinity)));
  return {
    missing: Math.max(0, due - ofOrders.length),
    surplus: [...fromOrders, ...fromOthers].map(({ id }) => id),
  };
}
