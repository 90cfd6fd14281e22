import { pageVisitApi } from '../../../../../src/contract/reports/page-visits';
import { visitsApi } from '../../../../../src/contract/reports/visits';
import { implement } from '../../../../http/implement';
import { visitsDetail } from './detail';
import { recordVisits } from './record';
import { visitsReport } from './report';

export const visitRoutes = [
  ...implement(visitsApi, { visits: visitsReport, visitsDetail }),
  ...implement(pageVisitApi, { record: recordVisits }),
];
