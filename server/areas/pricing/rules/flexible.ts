import { ERROR } from '../../../../src/contract/error-codes';
import { MIN_PRICE_GUARD } from '../../../../src/contract/promotion/activity';
import type { TraceReason } from '../../../../src/contract/pricing/pricing';
import { scaled } from '../../../platform/numbers/exact';
import {
  type Deal,
  type Fen,
  type FlexibleActivity,
  type Price,
  subjectOf,
  type TraceRow,
} from '../../promotion/rules/public';
import { PERCENT_WHOLE } from '../../../platform/numbers/scale';
import { firstOf, type Offer, skipped, specificityOf, type Spot, won } from './ranking';
import { ruleTakes, standing } from './rules';
import { type Ledger, moneyLeft, savingOf } from './taken';
import type { FlexibleRule, OrderLine } from './types';
import { isBelow } from './unitPrice';

/** The permission to enter a price within a band. */
interface Permit extends Offer {
  floor: Price;
  ceil: Price;
  quota: Fen | null;
  guarded: boolean;
}

interface Entry {
  line: OrderLine;
  entered: Price;
  base: Price;
  saving: Fen;
  ledger: Ledger;
}

function permitOfActivity(
  activity: FlexibleActivity,
  deal: Deal,
  entry: Entry,
): Permit | { refused: TraceReason } | null {
  const { line, ledger, saving, entered } = entry;
  const item = activity.items.get(line.product.productId);
  if (!item) return null;
  const subject = subjectOf(activity);
  const taken = ledger.qtyOf(subject, line.product.productId);
  if (item.restTotal !== null && line.qty > item.restTotal - taken) return { refused: 'LIMIT_USED' };
  const money = moneyLeft(activity, ledger);
  if (money && saving > money.rest) return { refused: money.reason };
  const { priority, customers, minPriceGuard } = activity;
  return {
    subject,
    priority,
    specificity: specificityOf(customers.type, 'PRODUCT'),
    price: entered,
    floor: item.floor,
    ceil: item.ceil,
    quota: (deal.staffId === null ? undefined : activity.quotas.get(deal.staffId)) ?? 0,
    guarded: minPriceGuard === MIN_PRICE_GUARD.forbid,
  };
}

function permitOfRule(rule: FlexibleRule, { line, base, entered }: Entry): Permit | null {
  if (!ruleTakes(rule, line.product)) return null;
  const { band } = rule;
  const item = band.items?.get(line.product.productId);
  const rate = (of: number) => scaled(base, of, PERCENT_WHOLE);
  const { floor, ceil } = band.items
    ? (item ?? { floor: base, ceil: base })
    : { floor: rate(band.lowerRate), ceil: rate(band.upperRate) };
  return { ...standing(rule), price: entered, floor, ceil, quota: rule.restQuota, guarded: true };
}

/** Why an entered price is refused: 44021 outside of the band or below the minimum, 44022 the quota is exceeded. */
function refusalOf({ floor, ceil, guarded, quota, subject }: Permit, { entered, base, line, ...entry }: Entry) {
  if (entered < floor || entered > ceil || entered > base)
    return { code: ERROR.outsideBand, reason: 'OUT_OF_BAND' } as const;
  if (guarded && isBelow(entered, line.product)) return { code: ERROR.outsideBand, reason: 'MIN_PRICE' } as const;
  const isTooMuch = quota !== null && entry.saving > quota - entry.ledger.savingOf(subject);
  return isTooMuch ? ({ code: ERROR.quotaUsed, reason: 'QUOTA' } as const) : null;
}

export interface FlexibleSources {
  activities: readonly FlexibleActivity[];
  rules: readonly FlexibleRule[];
}

interface Permission {
  permit: Permit;
  refusal: number | null;
}

/**
 * Stage 2a: the source that allows the entered price; activities come before rules. `null`: no source has the product.
 */
export function enteredPrice(
  { activities, rules }: FlexibleSources,
  facts: { deal: Deal; base: Price; ledger: Ledger; line: OrderLine },
  trace: TraceRow[],
): Permission | null {
  const { line, base, deal, ledger } = facts;
  const spot: Spot = { stage: 2, lineNo: line.lineNo, before: base };
  const entered = line.enteredPrice ?? base;
  const entry: Entry = { line, base, ledger, entered, saving: savingOf(base, entered, line.qty) };
  const ofActivities: Permit[] = [];
  for (const activity of activities) {
    const permit = permitOfActivity(activity, deal, entry);
    if (permit && 'refused' in permit) trace.push(skipped(spot, subjectOf(activity), permit.refused));
    else if (permit) ofActivities.push(permit);
  }
  const ofRules = rules.flatMap((rule) => permitOfRule(rule, entry) ?? []);
  if (line.enteredPrice === null) {
    for (const { subject } of [...ofActivities, ...ofRules]) trace.push(skipped(spot, subject, 'NOT_ENTERED'));
    return null;
  }
  const byActivity = firstOf(ofActivities, spot, trace);
  const permit = byActivity ?? firstOf(ofRules, spot, trace);
  if (!permit) return null;
  if (byActivity) for (const { subject } of ofRules) trace.push(skipped(spot, subject, 'LOWER_PRIORITY'));
  const refusal = refusalOf(permit, entry);
  trace.push(refusal ? skipped(spot, permit.subject, refusal.reason) : won(spot, permit));
  return { permit, refusal: refusal?.code ?? null };
}
