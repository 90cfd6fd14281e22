import { counterApi } from '../../../../../src/contract/finance/counter';
import { counterProfileApi } from '../../../../../src/contract/finance/counter-profile';
import { implement } from '../../../../http/implement';
import { readProfile, saveProfile } from './profile';
import { addRow, counterFaults, discardRows, repairRows } from './repair';

export const counterRoutes = implement(counterApi, {
  faults: counterFaults,
  repair: repairRows,
  discard: discardRows,
  add: addRow,
});

export const profileRoutes = implement(counterProfileApi, { profile: readProfile, saveProfile });
