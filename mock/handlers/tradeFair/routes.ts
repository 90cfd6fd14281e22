import { tradeFairApi } from '../../../src/contract/trade-fair';
import { advanceFairs } from '../../db/advanceFairs';
import type { Context } from '../../http/context';
import { implement } from '../../http/implement';
import { fairBranches } from './branches';
import { copyFair } from './copy';
import { readFair, searchFairs } from './read';
import { addFair, updateFair } from './save';
import { deleteFair, endFair, publishFair, takeDownFair } from './transitions';

/** Every call sees the fairs where the clock has taken them, whether or not the minute job has run. */
const byTheClock =
  <I, O>(handler: (input: I, context: Context) => Promise<O>) =>
  async (input: I, context: Context) => {
    await advanceFairs(context.db, context.now);
    return handler(input, context);
  };

export const tradeFairRoutes = implement(tradeFairApi, {
  searchList: byTheClock(searchFairs),
  tradeFairBranch: ({ id }, context) => fairBranches(id, context),
  detail: byTheClock(({ id }, context) => readFair(id, context)),
  add: addFair,
  update: byTheClock(updateFair),
  copy: ({ id }, context) => copyFair(id, context),
  publish: byTheClock(publishFair),
  takeDown: byTheClock(takeDownFair),
  end: byTheClock(endFair),
  delete: byTheClock(deleteFair),
});
