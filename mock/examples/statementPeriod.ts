/** The user who made the statements of the examples. */
export const OPERATOR = { loginName: 'op.hubei', realName: '陈思远' };

/**
 * From this day of a month on, the month before has hardly an order of the examples, which are of the last four weeks.
 */
const LATE = 20;
/** Orders of so many last days may not have been shipped yet. */
const SHIPPED_DAYS = 5;

/** The month before that of a day; late in a month, as much of this month as has been shipped. */
export function periodBefore(day: string) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (date >= LATE)
    return { periodStart: `${day.slice(0, 7)}-01`, periodEnd: `${day.slice(0, 7)}-${String(date - SHIPPED_DAYS)}` };
  const last = new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10);
  return { periodStart: `${last.slice(0, 7)}-01`, periodEnd: last };
}
