import { fairHomeApi } from '../../../../../src/contract/trade-fair/home';
import { implement } from '../../../../http/implement';
import { withCurrentStates } from '../fairs/withCurrentStates';
import { explainFigure } from './explain';
import { homeFigures } from './figures';
import { homeRank } from './rank';
import { homeTrend } from './trend';

export const fairHomeRoutes = implement(fairHomeApi, {
  figures: withCurrentStates(homeFigures),
  explain: withCurrentStates(explainFigure),
  rank: withCurrentStates(homeRank),
  trend: withCurrentStates(homeTrend),
});
