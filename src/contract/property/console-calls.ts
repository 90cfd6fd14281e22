/* Calls of the console that the property module makes as well: exports of its lists, imports into them, pictures of its records. */
export { fileApi, type StoredFile } from '../account/files';
export { exportApi } from '../tasks/exports';
export { CELL_MAX, type ImportDetail, importApi, type ImportResult, isUnderWay, type RowError } from '../tasks/imports';
export { pmsImportApi } from '../tasks/property-imports';
/* For the module when it runs alone, for its developers: nobody else signs them in. */
export { exampleAccountApi } from '../account/example-accounts';
export { platformUserApi } from '../account/platform-user';
export { userApi } from '../account/sign-in';
