import buttons from './screens/buttons';
import downloadFile from './screens/download-file';
import fairSuppliers from './screens/fair-suppliers';
import feedback from './screens/feedback';
import guide from './screens/guide';
import importRecord from './screens/import-record';
import menus from './screens/menus';
import operationLog from './screens/operation-log';
import profile from './screens/profile';
import roles from './screens/roles';
import seeAs from './screens/see-as';
import themeDesigner from './screens/theme-designer';
import users from './screens/users';

export default {
  ...buttons,
  ...downloadFile,
  ...fairSuppliers,
  ...feedback,
  ...guide,
  ...importRecord,
  ...menus,
  ...operationLog,
  ...profile,
  ...roles,
  ...seeAs,
  ...themeDesigner,
  ...users,
};
