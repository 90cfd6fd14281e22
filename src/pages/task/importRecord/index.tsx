export { ImportRecords as default } from '@/areas/tasks/imports/ImportRecords';
