const AMOUNT = /^-?\d{1,9}(\.\d{1,2})?$/;
/** Whoever writes a comma before the fen writes a point between the thousands, if anything, and the other way round. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d{1,2})?$/;
const BY_COMMA = /^-?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;
const MOST = 16;

/** What may stand in a field of an amount while somebody types; a minus stands in front. */
export const amountText = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[^\d.,-]/g, '')
    .replace(/(?!^)-/g, '')
    .slice(0, MOST);

/** The same amount as it is kept: a comma is never left out where it stands before the fen. */
export const plainAmount = (text: string) => {
  if (GROUPED.test(text)) return text.replaceAll(',', '');
  return BY_COMMA.test(text) ? text.replaceAll('.', '').replace(',', '.') : text;
};

export const isAmount = (text: string) => AMOUNT.test(plainAmount(text));
