import { evidenceApi } from '../../../../../src/contract/finance/evidence';
import { implement } from '../../../../http/implement';
import { listEvidence } from './read';
import { addEvidence, deleteEvidence } from './write';

export const evidenceRoutes = implement(evidenceApi, { list: listEvidence, add: addEvidence, delete: deleteEvidence });
