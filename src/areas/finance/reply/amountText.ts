const AMOUNT = /^-?\d{1,9}(\.\d{1,2})?$/;
const MOST = 13;

/** What may stand in a field of an amount while somebody types; a minus stands in front. */
export const amountText = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[^\d.-]/g, '')
    .replace(/(?!^)-/g, '')
    .slice(0, MOST);

export const isAmount = (text: string) => AMOUNT.test(text);
