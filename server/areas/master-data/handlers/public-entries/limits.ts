import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { demandPerson } from '../../../../http/person';
import { countEvent, eventsOf, secondsUntilFree, type Limit } from '../../../../http/rateLimit';
import { DAY, HOUR, MINUTE } from '../../../../platform/clock';

/** What one address, one phone and one link may do (docs/domain/public-entry.md#limits). */
export const LIMITS = {
  smsOfAddress: { kind: 'entrySmsAddress', most: 20, within: DAY },
  smsPause: { kind: 'entrySmsPause', most: 1, within: MINUTE },
  smsOfPhone: { kind: 'entrySmsPhone', most: 5, within: DAY },
  smsOfLink: { kind: 'entrySmsLink', most: 200, within: HOUR },
  submitOfAddress: { kind: 'entrySubmitAddress', most: 5, within: DAY },
  submitOfPhone: { kind: 'entrySubmitPhone', most: 3, within: DAY },
  submitOfLink: { kind: 'entrySubmitLink', most: 100, within: DAY },
  uploadOfAddress: { kind: 'entryUploadAddress', most: 60, within: HOUR },
  uploadOfLink: { kind: 'entryUploadLink', most: 500, within: HOUR },
  /** Megabytes. */
  bytesOfAddress: { kind: 'entryUploadBytes', most: 100, within: DAY },
  draft: { kind: 'entryDraft', most: 30, within: MINUTE },
  result: { kind: 'entryResult', most: 10, within: MINUTE },
  invite: { kind: 'entryInvite', most: 60, within: MINUTE },
  regions: { kind: 'entryRegions', most: 60, within: MINUTE },
  ranges: { kind: 'entryRanges', most: 60, within: MINUTE },
  uscc: { kind: 'entryUscc', most: 60, within: MINUTE },
} as const satisfies Record<string, Omit<Limit, 'key'>>;
type LimitName = keyof typeof LIMITS;

/** What each limit is counted by; those that count the caller himself come first. */
export type Keyed = Partial<Record<LimitName, string>>;

const isLimit = (name: string): name is LimitName => Object.hasOwn(LIMITS, name);

const limitsOf = (keys: Keyed): Limit[] =>
  Object.entries(keys).flatMap(([name, key]) => (isLimit(name) ? [{ ...LIMITS[name], key }] : []));

async function refuse({ app, ms }: Context, limit: Limit): Promise<never> {
  throw new Failure(ERROR.tooManyRequests, { retryAfter: await secondsUntilFree(app.db, limit, ms) });
}

/** Refuses where one of the limits is reached; counts nothing. */
export async function demandRoomFor(context: Context, keys: Keyed) {
  const { app, ms } = context;
  for (const limit of limitsOf(keys))
    if ((await eventsOf(app.db, limit, ms)) >= limit.most) await refuse(context, limit);
}

/** Counts the request for each limit, in their order, and refuses what is too much; for all processes. */
export async function demandWithin(context: Context, keys: Keyed) {
  const { app, ms } = context;
  for (const limit of limitsOf(keys))
    if ((await countEvent(app.db, limit, ms)) === undefined) await refuse(context, limit);
}

/** Submissions of a link in an hour, and wrong codes of an address, after which some work is asked for. */
const CALM_SUBMITS = 20;
const CALM_WRONG_CODES = 3;
export const WRONG_CODE = { kind: 'entryWrongCode', most: 1000, within: HOUR };

/** After many submissions or wrong codes a browser has to compute something that takes a second or two (43685). */
export async function demandWork(
  context: Context,
  { branchId, captcha }: { branchId?: string | undefined; captcha?: string | undefined },
) {
  const { app, ms, request } = context;
  const wrong = await eventsOf(app.db, { ...WRONG_CODE, key: request.ip }, ms);
  const ofLink = { ...LIMITS.submitOfLink, within: HOUR, key: branchId ?? '' };
  const submits = branchId === undefined ? 0 : await eventsOf(app.db, ofLink, ms);
  if (wrong < CALM_WRONG_CODES && submits < CALM_SUBMITS) return;
  if (captcha === undefined) throw new Failure(ERROR.proofNeeded);
  await demandPerson(context, captcha).catch((error: unknown) => {
    if (error instanceof Failure && error.code === ERROR.captchaFailed) throw new Failure(ERROR.proofNeeded);
    throw error;
  });
}
