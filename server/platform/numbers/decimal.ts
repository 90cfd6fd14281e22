import { toText } from '../../../src/contract/decimal';

export { toShortText, toText, toUnits } from '../../../src/contract/decimal';

/** What is kept in hundredths (readings, areas, weights, percentages): 1250 is "12.50". */
export const twoDecimals = (hundredths: number) => toText(hundredths, 2);
