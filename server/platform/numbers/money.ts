import { toText } from './decimal';

/** Fen as a decimal string in yuan with two decimals (domain/00 §0.2). */
export const yuan = (fen: number | bigint) => toText(fen, 2);
