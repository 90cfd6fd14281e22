import { counterApi } from '../../../../../src/contract/finance/counter';
import { implement } from '../../../../http/implement';
import { addRow, counterFaults, discardRows, repairRows } from './repair';

export const counterRoutes = implement(counterApi, {
  faults: counterFaults,
  repair: repairRows,
  discard: discardRows,
  add: addRow,
});
