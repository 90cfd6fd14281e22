import { guestApi } from '../../../../../src/contract/trade-fair/guests';
import { implement } from '../../../../http/implement';
import { byTheClock } from '../fairs/byTheClock';
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
  updateGuestDepartment: byTheClock(updateGuestDepartment),
  updateGuestGroupDepartment: byTheClock(updateGuestGroupDepartment),
  previewGuestDepartment: byTheClock(previewGuestDepartment),
  previewGroupDepartment: byTheClock(previewGroupDepartment),
  previewMove,
  mergeGuestGroup: byTheClock(mergeGuestGroup),
  splitGuestGroup: byTheClock(splitGuestGroup),
  deleteGuestGroup: byTheClock(deleteGuestGroup),
  update: byTheClock(updateGuest),
});
