import { evidenceApi } from '../../../../../src/contract/finance/evidence';
import { implement } from '../../../../http/implement';
import { addEvidence, deleteEvidence, listEvidence } from './evidence';

export const evidenceRoutes = implement(evidenceApi, { list: listEvidence, add: addEvidence, delete: deleteEvidence });
