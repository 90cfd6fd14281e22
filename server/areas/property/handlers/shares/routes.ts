import { shareApi } from '../../../../../src/contract/property/meters';
import { implement } from '../../../../http/implement';
import { shareDetail, sharePage } from './shareRead';
import { auditShare, saveShare, submitShare } from './shareWrite';

export const shareRoutes = implement(shareApi, {
  page: sharePage,
  detail: shareDetail,
  save: saveShare,
  submit: submitShare,
  audit: auditShare,
});
