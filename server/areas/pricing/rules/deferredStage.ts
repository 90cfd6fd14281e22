import { LADDER_TRAITS, SETTLE_MODE } from '../../../../src/contract/promotion/activity';
import { STAGE } from '../../../../src/contract/pricing/pricing';
import { sumOf } from '../../../platform/numbers/exact';
import {
  type Activity,
  countedLines,
  countsBase,
  type Deal,
  gapOf,
  grouped,
  inProductScope,
  isLadder,
  isPooled,
  type LadderActivity,
  openActivities,
  subjectOf,
  takesLine,
  termsFor,
  traceRow,
  type TraceRow,
} from '../../promotion/rules/public';
import { beatenBecause, inRank } from './ranking';
import { rebateGap } from './rebate';
import { ofCategory, openRules, ruleTakes, standing } from './rules';
import type { Book, Counted, QuotedLine, RebateRule } from './types';

const isDeferred = (activity: Activity): activity is LadderActivity =>
  isLadder(activity) && activity.settleMode === SETTLE_MODE.deferred;

type QuotedOrder = { lines: readonly QuotedLine[]; deal: Deal; trace: TraceRow[] };

/** What these lines count, and how far the nearest unit is from its next step. */
function countOf(activity: LadderActivity, indices: readonly number[], lines: readonly QuotedLine[]) {
  const pooled = isPooled(activity);
  const before = pooled && !activity.perOrder ? activity.used : { qty: 0, amount: 0 };
  const productOf = (index: number) => lines[index]?.product.productId ?? '';
  const sums = (unit: readonly number[]) => {
    const counted = unit.flatMap((index) => lines[index] ?? []);
    const amount = sumOf(counted, ({ base, netAmount }) => (countsBase(activity) ? base : netAmount));
    return { qty: sumOf(counted, ({ qty }) => qty), amount };
  };
  const gaps = grouped(indices, (index) => (pooled ? '' : productOf(index))).flatMap((unit) => {
    const { qty, amount } = sums(unit);
    const terms = termsFor(activity, pooled ? undefined : productOf(unit[0] ?? -1));
    return gapOf(terms, { qty: qty + before.qty, amount: amount + before.amount })?.gap ?? [];
  });
  return { countedAmount: sums(indices).amount, gap: gaps.length > 0 ? Math.min(...gaps) : null };
}

function countActivities(activities: readonly LadderActivity[], { lines, deal, trace }: QuotedOrder): Counted[] {
  const open = openActivities(activities, { deal, stage: STAGE.deferred, trace }, (activity) =>
    lines.some(({ product }) => inProductScope(activity, product)),
  );
  const takes = (activity: LadderActivity, line: QuotedLine) =>
    inProductScope(activity, line.product) && takesLine(activity, line);
  return countedLines(open, lines, takes).flatMap(({ activity, indices, lost }) => {
    const subject = subjectOf(activity);
    if (indices.length === 0) {
      const reason = lost.size > 0 ? 'CLAIMED' : 'SPECIAL_LINE';
      trace.push(traceRow(subject, { stage: 4, reason, beatenBy: [...new Set(lost.values())] }));
      return [];
    }
    trace.push(traceRow(subject, { stage: 4, reason: 'HIT' }));
    const { measure } = LADDER_TRAITS[activity.activityType];
    return [{ subject, measure, ...countOf(activity, indices, lines) }];
  });
}

/** A line counts for one rule of rebate, the first by rank. */
function countRules(rules: readonly RebateRule[], order: QuotedOrder): Counted[] {
  const { lines, trace } = order;
  const ranked = openRules(rules, order)
    .map((rule) => ({ rule, offer: { ...standing(rule), price: 0 } }))
    .sort((a, b) => inRank(a.offer, b.offer));
  const owners = lines.map(({ product }) => ranked.find(({ rule }) => ruleTakes(rule, product)));
  return ranked.flatMap((one) => {
    const { rule, offer } = one;
    const own = lines.filter((_, i) => owners[i] === one);
    if (own.length === 0) {
      const winner = owners[lines.findIndex(({ product }) => ruleTakes(rule, product))];
      if (winner)
        trace.push(
          traceRow(offer.subject, {
            stage: 4,
            reason: beatenBecause(winner.offer, offer),
            beatenBy: [winner.offer.subject.id],
          }),
        );
      return [];
    }
    trace.push(traceRow(offer.subject, { stage: 4, reason: 'HIT' }));
    const countedAmount = sumOf(own, ({ netAmount }) => netAmount);
    const counted = rule.basis === 'AMOUNT' ? countedAmount : sumOf(own, ({ qty }) => qty);
    const measure = rule.basis === 'AMOUNT' ? 'AMOUNT' : 'QUANTITY';
    return [{ subject: offer.subject, measure, countedAmount, gap: rebateGap(rule, rule.counted + counted) }];
  });
}

/** Stage 4: the deferred activities that the order counts for; prices do not change. */
export function countDeferred({ activities, rules }: Book, order: QuotedOrder): Counted[] {
  return [...countActivities(activities.filter(isDeferred), order), ...countRules(ofCategory(rules, 'REBATE'), order)];
}
