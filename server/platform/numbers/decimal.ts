export { toShortText, toText, toUnits } from '../../../src/contract/decimal';
