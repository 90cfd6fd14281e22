import { FLAG } from '@/contract/fields';
import { REPLY_STATUS, SEND_STATUS } from '@/contract/trade-fair/invitations';
import { LIVE_ORDERS } from '@/contract/trade-fair/orders';
import { REGISTER_STATUS } from '@/contract/trade-fair/hand-over';
import { TICKET_STATUS } from '@/contract/trade-fair/tickets';

/** The filter of the figures: a company, a day, or both. */
export interface HomeFilter {
  branchId?: string;
  day?: string;
}

const ISSUED = [TICKET_STATUS.valid, TICKET_STATUS.won, TICKET_STATUS.expired];

type Values = Readonly<Record<string, string | number | undefined | readonly number[]>>;

function address(path: string, values: Values) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const one of typeof value === 'object' ? value : [value])
      if (one !== undefined) query.append(name, String(one));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The lists whose totals the figures are. */
export const linksOf = ({ branchId, day }: HomeFilter) => {
  const orders = address('/sale/saleShowOrders', { status: LIVE_ORDERS, branchId, day });
  return {
    invitedCount: address('/sale/invitation', { sendStatus: SEND_STATUS.sent, branchId, sendDay: day }),
    confirmedCount: address('/sale/invitation', { replyStatus: REPLY_STATUS.accepted, branchId, replyDay: day }),
    signInCount: address('/sale/guestManage', { signInStatus: FLAG.yes, branchId, signInDay: day }),
    orderCustomerCount: address('/sale/saleCustomer', { ordered: FLAG.yes, orderBranchId: branchId, orderDay: day }),
    orderCount: orders,
    orderAmount: orders,
    discountAmount: orders,
    ticketIssuedCount: address('/sale/lotteryTicket', { status: ISSUED, branchId, day }),
    drawnCount: address('/sale/prizeRegistration', { branchId, day }),
    prizeRegisteredCount: address('/sale/prizeRegistration', {
      registerStatus: REGISTER_STATUS.received,
      branchId,
      day,
    }),
    diningUsed: address('/sale/dining', { mealDate: day }),
  };
};
