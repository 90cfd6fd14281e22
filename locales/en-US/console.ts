import buttons from './buttons';
import dashboard from './dashboard';
import dialogs from './dialogs';
import documentation from './documentation';
import downloadFile from './download-file';
import fairSuppliers from './fair-suppliers';
import feedback from './feedback';
import frame from './frame';
import frames from './frames';
import guide from './guide';
import importRecord from './import-record';
import menus from './menus';
import operationLog from './operation-log';
import palette from './palette';
import profile from './profile';
import roles from './roles';
import seeAs from './see-as';
import themeDesigner from './theme-designer';
import tradeFair from './trade-fair';
import users from './users';

export default {
  ...buttons,
  ...dashboard,
  ...dialogs,
  ...documentation,
  ...downloadFile,
  ...fairSuppliers,
  ...feedback,
  ...frame,
  ...frames,
  ...guide,
  ...importRecord,
  ...menus,
  ...operationLog,
  ...palette,
  ...profile,
  ...roles,
  ...seeAs,
  ...themeDesigner,
  ...tradeFair,
  ...users,
};
