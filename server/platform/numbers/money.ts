import { toText } from './decimal';

/** Fen as a decimal string in yuan with two decimals (docs/domain/platform.md#money). */
export const yuan = (fen: number | bigint) => toText(fen, 2);
