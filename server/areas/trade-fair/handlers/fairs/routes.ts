import { tradeFairApi } from '../../../../../src/contract/trade-fair/fairs';
import { implement } from '../../../../http/implement';
import { fairBranches } from './branches';
import { byTheClock } from './byTheClock';
import { copyFair } from './copy';
import { readFair, searchFairs } from './read';
import { addFair, updateFair } from './save';
import { deleteFair, endFair, publishFair, takeDownFair } from './transitions';

export const tradeFairRoutes = implement(tradeFairApi, {
  searchList: byTheClock(searchFairs),
  tradeFairBranch: ({ id }, context) => fairBranches(id, context),
  detail: byTheClock(({ id }, context) => readFair(id, context)),
  add: addFair,
  update: byTheClock(updateFair),
  copy: ({ id }, context) => copyFair(id, context),
  publish: byTheClock(publishFair),
  takeDown: byTheClock(takeDownFair),
  end: byTheClock(endFair),
  delete: byTheClock(deleteFair),
});
