/** 1/10000 units in one unit. */
export const UNIT = 10_000;
/** Price × quantity, 10^-8 yuan, in one fen. */
export const PRICE_PER_FEN = 1_000_000;
/** 1/100 per cent in the whole. */
export const PERCENT_WHOLE = 10_000;
