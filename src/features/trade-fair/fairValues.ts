import type { Input } from '@/contract/endpoint';
import { SIGN_IN_MODE, type TradeFairDetail, type tradeFairApi } from '@/contract/trade-fair';
import type { TextId } from '@/core/i18n';

export type FairValues = Omit<Input<typeof tradeFairApi.add>, 'saveMode'>;

/** A new fair: both kinds of sign-in, nothing else decided. */
export const NEW_FAIR: Partial<FairValues> = {
  signInMode: SIGN_IN_MODE.both,
  lotteryEnabled: 0,
  diningEnabled: 0,
  meals: [],
};

/** Every field of the form and its name. */
export const FAIR_LABELS = {
  subject: 'tradeFair.subject',
  tradeFairCode: 'tradeFair.tradeFairCode',
  startTime: 'tradeFair.startTime',
  endTime: 'tradeFair.endTime',
  venue: 'tradeFair.venue',
  hostBranchId: 'tradeFair.hostBranchId',
  branchIds: 'tradeFair.branchIds',
  coverImage: 'tradeFair.coverImage',
  introduction: 'tradeFair.introduction',
  signInStart: 'tradeFair.signInStart',
  signInEnd: 'tradeFair.signInEnd',
  signInMode: 'tradeFair.signInMode',
  lotteryEnabled: 'tradeFair.lotteryEnabled',
  ticketRule: 'tradeFair.ticketRule',
  diningEnabled: 'tradeFair.diningEnabled',
  meals: 'tradeFair.meals',
  contactName: 'tradeFair.contactName',
  contactPhone: 'tradeFair.contactPhone',
} as const satisfies Record<keyof FairValues, TextId>;

/** The record as the form holds it. */
export function valuesOf(record: TradeFairDetail): Partial<FairValues> {
  const fields = Object.entries(record).filter(([field]) => Object.hasOwn(FAIR_LABELS, field));
  return { ...Object.fromEntries(fields), meals: record.meals.map(({ started: _started, ...meal }) => meal) };
}
