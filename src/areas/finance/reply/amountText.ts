const AMOUNT = /^-?\d{1,9}(\.\d{1,2})?$/;
/** With a decimal point, commas separate thousands; with a decimal comma, points do. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d{1,2})?$/;
const BY_COMMA = /^-?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;
const MOST = 16;

/** Text that may stand in a field of an amount during typing; a minus may stand in front. */
export const amountText = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[^\d.,-]/g, '')
    .replace(/(?!^)-/g, '')
    .slice(0, MOST);

/** The amount as it is stored: a decimal comma becomes a point, separators of thousands are dropped. */
export const plainAmount = (text: string) => {
  if (GROUPED.test(text)) return text.replaceAll(',', '');
  return BY_COMMA.test(text) ? text.replaceAll('.', '').replace(',', '.') : text;
};

export const isAmount = (text: string) => AMOUNT.test(plainAmount(text));
