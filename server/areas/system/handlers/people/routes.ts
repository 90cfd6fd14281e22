import { menusApi } from '../../../../../src/contract/system/menus';
import { rolesApi } from '../../../../../src/contract/system/roles';
import { usersApi } from '../../../../../src/contract/system/users';
import { implement } from '../../../../http/implement';
import { addUser, resetPassword } from './addUser';
import { addButton, deleteButton, searchButtons, updateButton } from './buttons';
import { bindableCalls, syncButtons } from './buttonCatalogue';
import { setRoles, switchUser, userCompanies } from './changeUsers';
import { addMenu, deleteMenu, moveMenu, updateMenu } from './menus';
import { readTree } from './menuTree';
import { readUser, searchStaff, searchUsers } from './readUsers';
import { grantRole, readGrants, rolesOfUser } from './roleGrants';
import { previewSwitch, switchButtons } from './switchButtons';
import { addRole, copyRole, deleteRole, searchRoles, updateRole } from './roles';

export const userAdminRoutes = implement(usersApi, {
  selectPage: searchUsers,
  detail: async ({ userId }, context) => {
    const found = await readUser(userId, context);
    context.note({ objectId: userId, objectName: found.loginName });
    return found;
  },
  queryStaffInfoByUserIdAndStaffName: searchStaff,
  addUser: { ownTransaction: addUser },
  updateStatus: switchUser,
  updateRoleUser: setRoles,
  selectOrgBranch: userCompanies,
  selectRoleByUserId: ({ userId }, context) => rolesOfUser(userId, context),
  resetPassword: { ownTransaction: resetPassword },
});

export const roleRoutes = implement(rolesApi, {
  page: searchRoles,
  add: addRole,
  update: updateRole,
  copy: copyRole,
  delete: deleteRole,
  grants: ({ id }, context) => readGrants(id, context),
  grant: grantRole,
});

export const menuRoutes = implement(menusApi, {
  tree: readTree,
  add: addMenu,
  update: updateMenu,
  delete: deleteMenu,
  move: moveMenu,
  buttonPage: searchButtons,
  buttonCalls: () => Promise.resolve(bindableCalls),
  buttonAdd: addButton,
  buttonUpdate: updateButton,
  buttonDelete: deleteButton,
  buttonStatus: switchButtons,
  buttonStatusPreview: previewSwitch,
  buttonSync: (_, context) => syncButtons(context),
});
