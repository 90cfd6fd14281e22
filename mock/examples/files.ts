import * as z from 'zod';
import { TRADE_FAIR_STATE } from '../../src/contract/trade-fair/fairs';
import seedFile from './seeds.json';

export const seeds = {
  ...seedFile,
  tradeFairs: z
    .array(
      z.object({
        tradeFairId: z.string(),
        tradeFairCode: z.string(),
        subject: z.string(),
        state: z.enum(TRADE_FAIR_STATE),
      }),
    )
    .parse(seedFile.tradeFairs),
};
