/** How a customer pays: what a cashier takes and what a receipt says. */
export const PAY_CHANNEL = { transfer: 1, weChat: 2, alipay: 3, pos: 4, cash: 5, acceptance: 6 } as const;
export type PayChannel = (typeof PAY_CHANNEL)[keyof typeof PAY_CHANNEL];
