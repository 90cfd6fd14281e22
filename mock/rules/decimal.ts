export { toShortText, toText, toUnits } from '../../src/contract/promotion/decimal';
