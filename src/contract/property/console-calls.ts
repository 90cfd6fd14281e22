/* Calls of the console that the property module makes as well: exports of its lists, pictures of its records. */
export { fileApi, type StoredFile } from '../account/files';
export { exportApi } from '../tasks/exports';
