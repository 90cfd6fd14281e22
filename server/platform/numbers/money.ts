import { toShortText, toText } from './decimal';

/** Fen as a decimal string in yuan with two decimals (docs/domain/platform.md#money). */
export const yuan = (fen: number | bigint) => toText(fen, 2);

/** An amount in a sentence: 123456 is "1,234.56", as the console shows it. */
export const amountText = (fen: number | bigint) => yuan(fen).replace(/\B(?=(\d{3})+\.)/g, ',');

/** A price of 1/10000 yuan in yuan, with all four decimals: 128000 is "12.8000". */
export const priceText = (price: number) => toText(price, 4);

/** A quantity of 1/10000 unit in units, without the zeros at its end: 23750 is "2.375". */
export const qtyText = (qty: number) => toShortText(qty, 4);
