import type { Amount } from '../listed';
import { toShortText, toText } from './decimal';

/** Fen as a decimal string in yuan with two decimals (docs/domain/platform.md#money). */
export const yuan = (fen: number | bigint) => toText(fen, 2);

/** An amount for a text, which each language writes in its way. */
export const amountOf = (fen: number | bigint): Amount => ({ yuan: yuan(fen) });

/** A price of 1/10000 yuan in yuan, with all four decimals: 128000 is "12.8000". */
export const priceText = (price: number) => toText(price, 4);

/** A quantity of 1/10000 unit in units, without the zeros at its end: 23750 is "2.375". */
export const qtyText = (qty: number) => toShortText(qty, 4);
