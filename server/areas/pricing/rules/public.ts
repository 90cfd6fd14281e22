export { trialAnswerOf } from './answer';
export { quote } from './quote';
export type { Book, Order, Quote, QuotedLine } from './types';
