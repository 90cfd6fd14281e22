import { unitApi } from '../../../../../src/contract/property/units';
import { implement } from '../../../../http/implement';
import { unitHistory } from './history';
import { unitMap, unitPage } from './read';
import { deleteUnit, moveUnit } from './move';
import { batchUnits, saveUnit } from './write';

export const unitRoutes = implement(unitApi, {
  page: unitPage,
  map: unitMap,
  history: unitHistory,
  save: saveUnit,
  batchAdd: batchUnits,
  updateStatus: moveUnit,
  delete: deleteUnit,
});
