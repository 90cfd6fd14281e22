import { ERROR } from '../../../../src/contract/error-codes';
import { amountOf, type Deal, type Price, type Qty, type TraceRow } from '../../promotion/rules/public';
import { basePriceOf } from './basePrice';
import { enteredPrice } from './flexible';
import type { Offer, Spot } from './ranking';
import { type Sources, sourcesOf } from './sources';
import type { Asked } from './special';
import { Ledger, savingOf } from './taken';
import type { Book, Order, OrderLine, PricedLine } from './types';
import { type Best, bestOffer, isBelow, outcome } from './unitPrice';

interface Desk {
  deal: Deal;
  sources: Sources;
  productQty: ReadonlyMap<string, Qty>;
  ledger: Ledger;
  trace: TraceRow[];
}

/** Stage 0: why this customer may not buy a product. */
function refusedSale({ customer }: Deal, { product }: OrderLine) {
  if (product.shielded) return ERROR.productShielded;
  const allowed = customer.operateRangeIds;
  const isOutside = allowed !== null && product.operateRangeIds.length > 0;
  return isOutside && !product.operateRangeIds.some((id) => allowed.has(id)) ? ERROR.outsideOperateRange : null;
}

interface Pricing {
  qty: Qty;
  base: Price;
  price: Price;
  by: Offer | undefined;
  special: boolean;
}

function pricedLine({ lineNo, product }: OrderLine, { qty, base, price, by, special }: Pricing): PricedLine {
  // A contract price above the base: the line counts at the contract price (docs/domain/pricing.md#price-of-a-line).
  const amount = amountOf(Math.max(base, price), qty);
  const net = amountOf(price, qty);
  const belowMin = isBelow(price, product);
  return {
    lineNo,
    part: '',
    product,
    qty,
    base: amount,
    net,
    special,
    basePrice: base,
    unitPrice: price,
    unitDiscount: amount - net,
    fired: by ? [by.subject] : [],
    belowMin,
    warnings: belowMin ? [{ code: 'BELOW_MIN', price: product.minSalePrice }] : [],
    refusal: null,
  };
}

const isOffer = ({ subject }: Offer) => subject.kind === 'specialOffer' || subject.kind === 'flexible';

/** Splits a line by offers in limited quantity. */
function offeredLines(line: OrderLine, base: Price, desk: Desk): PricedLine[] {
  const { product, lineNo } = line;
  const spot: Spot = { stage: 2, lineNo, before: base };
  const parts: { line: PricedLine; trace: TraceRow[] }[] = [];
  const spent = new Set<string>();
  let rest = line.qty;
  do {
    const { offer, trace } = bestFor(line, { base, qty: rest, spent }, desk);
    const qty = offer ? Math.min(rest, offer.qty) : rest;
    const priced = pricedLine(line, {
      qty,
      base,
      price: offer?.price ?? base,
      by: offer,
      special: offer ? isOffer(offer) : false,
    });
    if (offer) {
      spent.add(offer.subject.id);
      trace.push(outcome(spot, offer));
    }
    if (offer?.subject.kind === 'specialOffer')
      desk.ledger.add({ subject: offer.subject, productId: product.productId, qty, saving: priced.unitDiscount });
    parts.push({ line: priced, trace });
    rest -= qty;
  } while (rest > 0);
  const isSplit = parts.length > 1;
  return parts.map(({ line: priced, trace }, i) => {
    const part = isSplit ? String.fromCharCode('a'.charCodeAt(0) + i) : '';
    desk.trace.push(...trace.map((row) => ({ ...row, part })));
    return { ...priced, part };
  });
}

function bestFor({ product, lineNo }: OrderLine, ask: Pick<Asked, 'base' | 'qty' | 'spent'>, desk: Desk): Best {
  const { productId } = product;
  const asked = { ...ask, productId, product, productQty: desk.productQty.get(productId) ?? 0 };
  return bestOffer(desk.sources, asked, { ledger: desk.ledger, spot: { stage: 2, lineNo, before: ask.base } });
}

function priceLine(line: OrderLine, desk: Desk): PricedLine[] {
  const { lineNo, product, qty } = line;
  const { deal, ledger, trace, sources } = desk;
  const refusal = refusedSale(deal, line);
  const list = { qty, base: product.listPrice, price: product.listPrice, by: undefined, special: false };
  if (refusal) return [{ ...pricedLine(line, list), warnings: [], refusal }];
  const { price: base, by } = basePriceOf(line, sources.calculations, trace);
  const withBase = (lines: PricedLine[]) =>
    lines.map((one) => ({ ...one, fired: by ? [by, ...one.fired] : one.fired }));
  const permission = enteredPrice(sources, { deal, base, ledger, line }, trace);
  if (!permission) {
    const lines = offeredLines(line, base, desk);
    if (line.enteredPrice !== null) lines[0]?.warnings.push({ code: 'ENTERED_UNUSED', price: line.enteredPrice });
    return withBase(lines);
  }
  const { permit } = permission;
  const best = bestFor(line, { base, qty, spent: new Set() }, desk);
  trace.push(...best.trace);
  if (best.offer) trace.push(outcome({ stage: 2, lineNo, before: base }, best.offer, permit));
  if (permission.refusal)
    return withBase([
      { ...pricedLine(line, { ...list, base, price: base }), warnings: [], refusal: permission.refusal },
    ]);
  const special = isOffer(permit);
  const priced = pricedLine(line, { qty, base, price: permit.price, by: permit, special });
  ledger.add({
    subject: permit.subject,
    productId: product.productId,
    qty,
    saving: savingOf(base, permit.price, qty),
  });
  if (best.offer && best.offer.price < permit.price)
    priced.warnings.push({ code: 'LOWER_PRICE', price: best.offer.price });
  return withBase([priced]);
}

/** Stages 0 to 2: a price for each line, in the order of their numbers. */
export function priceLines(order: Order, book: Book, trace: TraceRow[]) {
  const lines = [...order.lines].sort((a, b) => a.lineNo - b.lineNo);
  const productQty = new Map<string, Qty>();
  for (const { product, qty } of lines)
    productQty.set(product.productId, (productQty.get(product.productId) ?? 0) + qty);
  const ledger = new Ledger();
  const desk: Desk = { deal: order, sources: sourcesOf(book, order, trace), productQty, ledger, trace };
  return { lines: lines.flatMap((line) => priceLine(line, desk)), taken: ledger.all() };
}
