import buttons from './buttons';
import downloadFile from './download-file';
import fairSuppliers from './fair-suppliers';
import feedback from './feedback';
import guide from './guide';
import importRecord from './import-record';
import menus from './menus';
import operationLog from './operation-log';
import profile from './profile';
import roles from './roles';
import seeAs from './see-as';
import themeDesigner from './theme-designer';
import users from './users';

export default {
  buttons,
  'download-file': downloadFile,
  'fair-suppliers': fairSuppliers,
  feedback,
  guide,
  'import-record': importRecord,
  menus,
  'operation-log': operationLog,
  profile,
  roles,
  'see-as': seeAs,
  'theme-designer': themeDesigner,
  users,
};
