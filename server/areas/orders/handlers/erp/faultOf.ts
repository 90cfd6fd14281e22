import { ERROR } from '../../../../../src/contract/error-codes';
import { toFailure } from '../../../../http/answer';
import { InvalidInput } from '../../../../http/failure';
import { LicencesEnded, StepRefused } from '../../data/followOrder';
import type { ErpFault } from '../../data/schema/erp';
import { OrderRefused, PricesDiffer } from '../../data/takeOrder';

/** The lines that are not sold, with the reason: not offered, hidden from the customer, outside of his range. */
function refusedLines({ lines }: OrderRefused) {
  const codes = lines.flatMap(({ code }) => (code === null ? [] : [code]));
  const problems = lines.map(({ productId, code }) => ({
    field: productId,
    text: code === null ? 'field.unknown' : String(code),
  }));
  return { code: codes[0] ?? ERROR.invalidInput, problems };
}

/** The fault of an event, to be stored; temporary failures and our own errors are thrown on. */
export function faultOf(error: unknown): ErpFault {
  const none = { params: {}, problems: [], licences: [] };
  if (error instanceof LicencesEnded) return { ...none, code: error.code, licences: error.data.blocks };
  if (error instanceof StepRefused) return { ...none, code: ERROR.orderStatusForbids };
  if (error instanceof PricesDiffer) return { ...none, code: ERROR.erpPricesDiffer, problems: error.problems };
  if (error instanceof OrderRefused) return { ...none, ...refusedLines(error) };
  const failure = toFailure(error);
  if (failure.isPassing || failure.code === ERROR.serverFailed) throw error;
  const { code, params } = failure;
  return { ...none, code, params, problems: failure instanceof InvalidInput ? failure.problems : [] };
}
