export { UNIT } from '../../../src/contract/promotion/ladder';

/** Price × quantity, 10^-8 yuan, in one fen. */
export const PRICE_PER_FEN = 1_000_000;
/** 1/100 per cent in the whole. */
export const PERCENT_WHOLE = 10_000;
