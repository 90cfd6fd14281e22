import { IMPORT_STATUS } from '@/contract/tasks/imports';
import { codeTable } from '@kit/fields/codeTable';

export const importStatus = codeTable('importStatus', IMPORT_STATUS, {
  tones: {
    checking: 'waiting',
    writing: 'waiting',
    finished: 'active',
    partly: 'waiting',
    failed: 'stopped',
    undone: 'ended',
  },
});
