import { approvalApi } from '../../../../../src/contract/master-data/approvals';
import { implement } from '../../../../http/implement';
import { addChain, chainPage, deleteChain, switchChain, tryChain, updateChain } from './chains';
import { inbox } from './inbox';
import { namedPeople } from './people';
import { addSubstitute, cancelSubstitute, substitutePage } from './substitutes';

export const approvalRoutes = implement(approvalApi, {
  inbox,
  chains: chainPage,
  addChain,
  updateChain,
  chainStatus: switchChain,
  deleteChain,
  trial: tryChain,
  substitutes: substitutePage,
  addSubstitute,
  people: namedPeople,
  cancelSubstitute,
});
