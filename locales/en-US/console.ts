import dashboard from './dashboard';
import dialogs from './dialogs';
import documentation from './documentation';
import downloadFile from './download-file';
import fairSuppliers from './fair-suppliers';
import frame from './frame';
import frames from './frames';
import guide from './guide';
import importRecord from './import-record';
import palette from './palette';
import profile from './profile';
import roles from './roles';
import themeDesigner from './theme-designer';
import tradeFair from './trade-fair';
import users from './users';

export default {
  ...dashboard,
  ...dialogs,
  ...documentation,
  ...downloadFile,
  ...fairSuppliers,
  ...frame,
  ...frames,
  ...guide,
  ...importRecord,
  ...palette,
  ...profile,
  ...roles,
  ...themeDesigner,
  ...tradeFair,
  ...users,
};
