import { eq } from 'drizzle-orm';
import type { Output } from '../../../../../src/contract/endpoint';
import type { billApi } from '../../../../../src/contract/property/bills';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { twoDecimals } from '../../../../platform/numbers/decimal';
import { priceText, yuan } from '../../../../platform/numbers/money';
import { within } from '../../../../platform/scope';
import type { BillPart, ReadingLine } from '../../rules/billing/billPart';
import { pmsBill } from '../../data/schema/bills';

type Say = ReturnType<typeof translate>;

/** What the meter showed, whether it was exchanged then, and over which months it is spread. */
function readingSentences({ months = [], ...line }: ReadingLine, say: Say): string[] {
  const reading = say(line.overflow === undefined ? 'bill.reading' : 'bill.overflow', { ...line });
  const said = line.kind === 'FINAL' ? say('bill.exchanged', { reading }) : reading;
  if (months.length === 0) return [said];
  return [said, say('bill.spread', { months: months.map((month) => say('bill.spreadMonth', month)).join(', ') })];
}

type MonthPart = Extract<BillPart, { kind: 'RENT' | 'AREA' | 'FIXED' | 'FREE' }>;

/** What the amount of a month is made of: a rent that has risen, or a price times a quantity. */
function termsOf({ base, rates = [], price, quantity, monthly }: MonthPart, say: Say): string[] {
  const month = yuan(monthly);
  if (price !== undefined && quantity !== undefined)
    return [say('bill.price', { price: priceText(price), quantity: twoDecimals(quantity), monthly: month })];
  if (base === undefined || rates.length === 0) return [];
  const risen = rates.map((rate) => `(1 + ${twoDecimals(rate)}%)`).join(' × ');
  return [say('bill.risen', { base: yuan(base), rates: risen, monthly: month })];
}

/** The sentences that were not said yet; `known` remembers them. */
function once(sentences: readonly string[], known: Set<string>) {
  const fresh = sentences.filter((one) => !known.has(one));
  for (const one of fresh) known.add(one);
  return fresh;
}

/** One sentence for a part, and one for each reading of its usage. Terms that were said already are left out. */
export function sentencesOf(part: BillPart, say: Say, known = new Set<string>()): string[] {
  switch (part.kind) {
    case 'RENT':
    case 'AREA':
    case 'FIXED':
      return [
        ...once(termsOf(part, say), known),
        say('bill.month', {
          ...{ from: part.from, to: part.to, days: part.days, daysOfMonth: part.daysOfMonth },
          ...{ monthly: yuan(part.monthly), amount: yuan(part.amount) },
        }),
      ];
    case 'FREE':
      return [say('bill.free', { from: part.from, to: part.to, days: part.days })];
    case 'USAGE':
      return [
        ...part.lines.flatMap((line) => readingSentences(line, say)),
        say('bill.usage', { usage: twoDecimals(part.usage), price: priceText(part.price), amount: yuan(part.amount) }),
      ];
    case 'STEP':
      return [
        ...(part.before === undefined ? [] : [say('bill.before', { usage: twoDecimals(part.before) })]),
        say('bill.step', {
          over: twoDecimals(part.over),
          usage: twoDecimals(part.usage),
          add: priceText(part.add),
          amount: yuan(part.amount),
        }),
      ];
    case 'SHARE':
      return [
        say('bill.share', {
          ...{ total: yuan(part.total), weight: twoDecimals(part.weight), weights: twoDecimals(part.weights) },
          ...{ amount: yuan(part.amount), days: part.days, shareNo: part.shareNo },
        }),
      ];
    case 'DIFF':
      return [
        say('bill.difference', {
          ...{ want: yuan(part.want), have: yuan(part.have), amount: yuan(part.amount), reason: part.reason },
        }),
      ];
    case 'CHARGE':
      return [say('bill.charge', { name: part.name, amount: yuan(part.amount), remark: part.remark })];
    case 'DEPOSIT':
      return [say('bill.deposit', { amount: yuan(part.amount) })];
  }
}

const MONEY: readonly string[] = ['amount', 'monthly', 'base', 'want', 'have', 'total', 'unitAmount'];
const PRICES: readonly string[] = ['price', 'add'];
const QUANTITIES: readonly string[] = ['usage', 'over', 'weight', 'weights', 'quantity', 'before'];

/** Terms that hold for several months are said once; two equal amounts are both said, or they would not add up. */
export function explanationOf(parts: readonly BillPart[], say: Say) {
  const known = new Set<string>();
  return parts.flatMap((part) => sentencesOf(part, say, known));
}

/** Figures as texts, so that whoever has them can compute the amount again. */
const textOf = (part: BillPart): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => {
      if (key === 'rates' && Array.isArray(value)) return [key, value.map((rate) => twoDecimals(Number(rate)))];
      if (typeof value !== 'number') return [key, value];
      if (MONEY.includes(key) || QUANTITIES.includes(key)) return [key, twoDecimals(value)];
      return [key, PRICES.includes(key) ? priceText(value) : value];
    }),
  );

export async function explainBill(
  { id }: { id: string },
  { db, session, request }: Context,
): Promise<Output<typeof billApi.explain>> {
  const [found] = await db
    .select()
    .from(pmsBill)
    .where(within(session, pmsBill, eq(pmsBill.billId, id)));
  if (!found) throw notFound();
  const { billId, billNo, amount, parts, explainVersion } = found;
  const say = translate(request.language);
  return {
    ...{ billId, billNo, amount: yuan(amount), explainVersion, parts: parts.map(textOf) },
    sentences: explanationOf(parts, say),
  };
}
