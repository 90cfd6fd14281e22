import { tradeFairApi } from '../../../../../src/contract/trade-fair/fairs';
import { implement } from '../../../../http/implement';
import { fairBranches } from './branches';
import { withCurrentStates } from './withCurrentStates';
import { copyFair } from './copy';
import { readFair, searchFairs } from './read';
import { addFair, updateFair } from './save';
import { deleteFair, endFair, publishFair, takeDownFair } from './transitions';

export const tradeFairRoutes = implement(tradeFairApi, {
  searchList: withCurrentStates(searchFairs),
  tradeFairBranch: ({ id }, context) => fairBranches(id, context),
  detail: withCurrentStates(({ id }, context) => readFair(id, context)),
  add: addFair,
  update: withCurrentStates(updateFair),
  copy: ({ id }, context) => copyFair(id, context),
  publish: withCurrentStates(publishFair),
  takeDown: withCurrentStates(takeDownFair),
  end: withCurrentStates(endFair),
  delete: withCurrentStates(deleteFair),
});
