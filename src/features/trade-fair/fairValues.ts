import type { Input } from '@/contract/endpoint';
import { SIGN_IN_MODE, type TradeFairDetail, type tradeFairApi } from '@/contract/trade-fair';

export type FairValues = Omit<Input<typeof tradeFairApi.add>, 'saveMode'>;

/** A new fair: both kinds of sign-in, nothing else decided. */
export const NEW_FAIR: Partial<FairValues> = {
  signInMode: SIGN_IN_MODE.both,
  lotteryEnabled: 0,
  diningEnabled: 0,
  meals: [],
};

/** Every field of the form; what a conflict is about. */
const FIELDS = [
  'subject',
  'tradeFairCode',
  'startTime',
  'endTime',
  'venue',
  'hostBranchId',
  'branchIds',
  'coverImage',
  'introduction',
  'signInStart',
  'signInEnd',
  'signInMode',
  'lotteryEnabled',
  'ticketRule',
  'diningEnabled',
  'contactName',
  'contactPhone',
] as const satisfies readonly (keyof FairValues & keyof TradeFairDetail)[];

/** The record as the form holds it. */
export function valuesOf(record: TradeFairDetail): Partial<FairValues> {
  return {
    ...Object.fromEntries(FIELDS.map((field) => [field, record[field]])),
    meals: record.meals.map(({ started: _started, ...meal }) => meal),
  };
}
