import { merge } from '../../../../../src/contract/content/home/merge';
import { type homeTrialApi } from '../../../../../src/contract/content/home/trial';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { MAX_COVERAGE_DAYS } from '../../../../../src/contract/content/home/plans';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import { branchLines } from '../../data/home/lines';
import { coverage } from '../../rules/coverage';
import { MINUTE, minuteOf } from '../../rules/moments';
import { isAboveAdvice, isTooLarge, weigh } from '../../rules/weight';

const DAY_MINUTES = 24 * MINUTE;

/** From one minute to a later one, within 31 days. */
export function demandPeriod({ from, to }: { from: string; to: string }) {
  const minutes = minuteOf(to) - minuteOf(from) + 1;
  if (minutes < 1) throw new InvalidInput([{ field: 'to', text: 'field.endBeforeStart' }]);
  if (minutes > MAX_COVERAGE_DAYS * DAY_MINUTES)
    throw new InvalidInput([{ field: 'to', text: 'field.tooBig', params: { max: MAX_COVERAGE_DAYS } }]);
}

type Trial = Parsed<typeof homeTrialApi.trial>;
type Of<K extends Trial['kind']> = Extract<Trial, { kind: K }>['input'];

async function coverageTrial({ plans, branchIds, from, to }: Of<'COVERAGE'>, { db }: Context) {
  demandPeriod({ from, to });
  const lines = new Map((await branchLines(db, branchIds)).map((one) => [one.branchId, one]));
  const unknown = branchIds.findIndex((branchId) => !lines.has(branchId));
  if (unknown >= 0) throw new InvalidInput([{ field: `branchIds.${unknown}`, text: 'field.invalid' }]);
  const wanted = branchIds.flatMap((branchId) => lines.get(branchId) ?? []);
  return { branches: coverage(plans, wanted, { from, to }) };
}

function weightTrial({ jsonBytes, images, firstComponents }: Of<'WEIGHT'>) {
  const weight = weigh(jsonBytes, images, firstComponents);
  const isLarge = isTooLarge(weight, { components: 0, bytes: jsonBytes });
  const code = isLarge ? ERROR.pageTooLarge : isAboveAdvice(weight) ? ERROR.pageAboveAdvice : null;
  return { ...weight, code };
}

export async function homeTrial(trial: Trial, context: Context): Promise<Output<typeof homeTrialApi.trial>> {
  switch (trial.kind) {
    case 'MERGE':
      return merge(trial.input.base, trial.input.next, trial.input.override);
    case 'COVERAGE':
      return coverageTrial(trial.input, context);
    default:
      return weightTrial(trial.input);
  }
}
