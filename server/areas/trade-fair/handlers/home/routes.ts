import { fairHomeApi } from '../../../../../src/contract/trade-fair/home';
import { implement } from '../../../../http/implement';
import { withCurrentStates } from '../fairs/withCurrentStates';
import { homeFigures } from './figures';
import { homeRank } from './rank';
import { homeTrend } from './trend';

export const fairHomeRoutes = implement(fairHomeApi, {
  figures: withCurrentStates(homeFigures),
  rank: withCurrentStates(homeRank),
  trend: withCurrentStates(homeTrend),
});
