import { advanceFairs } from '../../jobs/advanceFairs';
import type { Context } from '../../../../http/context';

/** A call sees the fairs where the clock has taken them, whether or not the minute job has run. */
export const withCurrentStates =
  <I, O>(handler: (input: I, context: Context) => Promise<O>) =>
  async (input: I, context: Context) => {
    await advanceFairs(context.db, context.now);
    return handler(input, context);
  };
