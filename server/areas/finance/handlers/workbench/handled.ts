import type { Parsed } from '../../../../../src/contract/endpoint';
import { DIFF_TYPE, HANDLE_TYPE } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import { InvalidInput } from '../../../../http/failure';
import { toUnits } from '../../../../platform/numbers/decimal';
import type { DiffRow } from '../../data/settle';

/* Checks of the input for handling a difference (docs/domain/reconciliation.md#differences). */

const LEAST_REMARK = 5;
const NEEDS_REMARK: readonly number[] = [HANDLE_TYPE.writeOff, HANDLE_TYPE.ignore];
/** Handling by a bill of ours. */
export const ADJUSTED: readonly number[] = [HANDLE_TYPE.adjustOurs, HANDLE_TYPE.writeOff];

export type Handled = Pick<Parsed<typeof workbenchApi.handle>, 'handleType' | 'remark' | 'fileIds' | 'amount'>;

export function demandRemark({ handleType, remark }: Pick<Handled, 'handleType' | 'remark'>) {
  if (NEEDS_REMARK.includes(handleType) && remark.length < LEAST_REMARK)
    throw new InvalidInput([{ field: 'remark', text: 'field.tooShort', params: { min: LEAST_REMARK } }]);
}

export function demandFits({ handleType, amount }: Handled, { diffType, diffAmount }: DiffRow) {
  const isAdjusted = ADJUSTED.includes(handleType);
  // If only dates differ, both sides have the same amount, and there is nothing to book.
  if (isAdjusted && diffType === DIFF_TYPE.date)
    throw new InvalidInput([{ field: 'handleType', text: 'field.choice' }]);
  // Another amount would leave a rest; a handling that books nothing has no amount.
  if (amount !== undefined && toUnits(amount, 2) !== (isAdjusted ? 0 - diffAmount : 0))
    throw new InvalidInput([{ field: 'amount', text: 'field.choice' }]);
}
