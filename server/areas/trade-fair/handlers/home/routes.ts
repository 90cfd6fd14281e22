import { fairHomeApi } from '../../../../../src/contract/trade-fair/home';
import { implement } from '../../../../http/implement';
import { homeFigures } from './figures';
import { homeRank } from './rank';
import { homeTrend } from './trend';

export const fairHomeRoutes = implement(fairHomeApi, { figures: homeFigures, rank: homeRank, trend: homeTrend });
