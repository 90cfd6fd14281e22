import { SHELF } from '../../../../../src/contract/trade-fair/commodities';
import { toShortText, toUnits } from '../../../../platform/numbers/decimal';
import { type CellProblem, type ImportRow, momentOf } from '../../../tasks/public';
import type { Known } from './importNames';

/** As the contract of orders has it. */
const ORDER_NO = /^[A-Za-z0-9-]{1,40}$/;
const UNIT = 10_000;

interface Names extends Known {
  /** Orders that there are already. */
  numbers: ReadonlySet<string>;
  /** `custId day`: the customer may not trade on that day. */
  blocked: ReadonlySet<string>;
}

const problem = (field: string, text: CellProblem['text'], params?: CellProblem['params']): CellProblem =>
  params ? { field, text, params } : { field, text };
const isFine = ({ problems }: ImportRow, field: string) => !problems.some((one) => one.field === field);

function orderProblems(row: ImportRow, { numbers, blocked, buyers, foreign, guests, from, to }: Names): CellProblem[] {
  const { orderNo = '', custCode = '', guestPhone = '', orderTime = '' } = row.values;
  const buyer = buyers.get(custCode);
  const visitor = guests.get(guestPhone);
  const at = momentOf(orderTime);
  const isOutside = orderTime !== '' && isFine(row, 'orderTime') && (at < from || at > to);
  return [
    ...(orderNo && isFine(row, 'orderNo') && !ORDER_NO.test(orderNo) ? [problem('orderNo', 'import.format')] : []),
    ...(numbers.has(orderNo) ? [problem('orderNo', 'import.taken')] : []),
    ...(custCode && !buyer ? [problem('custCode', 'import.notInFair')] : []),
    ...(buyer && !isOutside && blocked.has(`${buyer.first.custId ?? ''} ${at.slice(0, 10)}`)
      ? [problem('custCode', 'import.licencesOver')]
      : []),
    ...(buyer && foreign.has(buyer.first.branchId) ? [problem('custCode', 'import.otherBranch')] : []),
    ...(isOutside ? [problem('orderTime', 'import.outside', { from, to })] : []),
    ...(guestPhone && isFine(row, 'guestPhone') && !visitor ? [problem('guestPhone', 'import.notInFair')] : []),
    ...(visitor && buyer && visitor.firstId !== buyer.first.id ? [problem('guestPhone', 'import.guestOfOther')] : []),
  ];
}

function goodsProblems(row: ImportRow, { goods }: Names): CellProblem[] {
  const { productCode = '', qty = '', unitPrice = '' } = row.values;
  const found = goods.get(productCode);
  if (!found) return productCode ? [problem('productCode', 'import.notInFair')] : [];
  const units = qty && isFine(row, 'qty') ? toUnits(qty, 4) : undefined;
  const price = unitPrice && isFine(row, 'unitPrice') ? toUnits(unitPrice, 4) : undefined;
  const { minQty, listPrice, decimalQty } = found;
  const max = toShortText(listPrice, 4);
  return [
    ...(found.status === SHELF.on ? [] : [problem('productCode', 'import.offShelf')]),
    ...(units !== undefined && decimalQty === 0 && units % UNIT !== 0 ? [problem('qty', 'import.wholeOnly')] : []),
    ...(units !== undefined && units < minQty * UNIT ? [problem('qty', 'import.belowMinQty', { min: minQty })] : []),
    ...(price !== undefined && price > listPrice ? [problem('unitPrice', 'import.aboveList', { max })] : []),
  ];
}

/** Rows of one order name one customer, one time and one guest: those of its first row. */
function differences(rows: readonly ImportRow[]): ImportRow[] {
  const heads = new Map<string, ImportRow>();
  const same = (field: string, a: ImportRow, b: ImportRow) => {
    const of = ({ values }: ImportRow) => (field === 'orderTime' ? momentOf(values[field] ?? '') : values[field]);
    return of(a) === of(b);
  };
  return rows.map((row) => {
    const { orderNo = '' } = row.values;
    const head = heads.get(orderNo);
    if (!head) heads.set(orderNo, row);
    if (!head || orderNo === '') return row;
    const other = ['custCode', 'orderTime', 'guestPhone'].filter((field) => !same(field, head, row));
    const problems = other.map((field) => problem(field, 'import.differs', { row: head.number }));
    return { ...row, problems: [...row.problems, ...problems] };
  });
}

/** What a customer may have of a commodity is used up row by row, by those that are right so far. */
function limits(rows: readonly ImportRow[], { goods, buyers, ordered }: Names): ImportRow[] {
  const taken = new Map(ordered);
  return rows.map((row) => {
    const { productCode = '', custCode = '', qty = '' } = row.values;
    const found = goods.get(productCode);
    const buyer = buyers.get(custCode);
    if (row.problems.length > 0 || !found || !buyer) return row;
    const key = `${buyer.first.custId} ${found.productId}`;
    const sum = (taken.get(key) ?? 0) + toUnits(qty, 4);
    const { limitQty } = found;
    if (limitQty === null || sum <= limitQty * UNIT) {
      taken.set(key, sum);
      return row;
    }
    const left = toShortText(Math.max(0, limitQty * UNIT - (taken.get(key) ?? 0)), 4);
    return { ...row, problems: [problem('qty', 'import.overLimit', { max: limitQty, left })] };
  });
}

/** Rows with all that is wrong with them beyond their cells. */
export function problemsOf(rows: readonly ImportRow[], names: Names): ImportRow[] {
  const own = rows.map((row) => ({
    ...row,
    problems: [...row.problems, ...orderProblems(row, names), ...goodsProblems(row, names)],
  }));
  return limits(differences(own), names);
}
