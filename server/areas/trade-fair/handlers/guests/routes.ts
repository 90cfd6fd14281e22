import { guestApi } from '../../../../../src/contract/trade-fair/guests';
import { implement } from '../../../../http/implement';
import { withCurrentStates } from '../fairs/withCurrentStates';
import { previewGuestDepartment, updateGuest, updateGuestDepartment } from './change';
import { departmentList, statistics } from './figures';
import { previewGroupDepartment, updateGuestGroupDepartment } from './groupDepartment';
import { listGroup } from './groupList';
import { deleteGuestGroup, splitGuestGroup } from './groups';
import { mergeGuestGroup, previewMove } from './merge';
import { guestList } from './read';

export const guestRoutes = implement(guestApi, {
  guestList,
  listGroup,
  departmentList,
  statistics,
  updateGuestDepartment: withCurrentStates(updateGuestDepartment),
  updateGuestGroupDepartment: withCurrentStates(updateGuestGroupDepartment),
  previewGuestDepartment: withCurrentStates(previewGuestDepartment),
  previewGroupDepartment: withCurrentStates(previewGroupDepartment),
  previewMove,
  mergeGuestGroup: withCurrentStates(mergeGuestGroup),
  splitGuestGroup: withCurrentStates(splitGuestGroup),
  deleteGuestGroup: withCurrentStates(deleteGuestGroup),
  update: withCurrentStates(updateGuest),
});
