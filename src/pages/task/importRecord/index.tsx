export { ImportRecords as default } from '@/features/import-record/ImportRecords';
