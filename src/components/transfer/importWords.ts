import { IMPORT_STATUS } from '@/contract/transfer/imports';
import { codeTable } from '@/crud/table/codeTable';

export const importStatus = codeTable('importStatus', IMPORT_STATUS, {
  checking: 'waiting',
  writing: 'waiting',
  finished: 'active',
  partly: 'waiting',
  failed: 'stopped',
  undone: 'ended',
});
