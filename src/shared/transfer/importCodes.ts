import { IMPORT_TEMPLATE } from '@/contract/tasks/import-templates';
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

/** What is imported, as the user's language calls it; the files themselves are Chinese. */
export const importTemplate = codeTable('importTemplate', IMPORT_TEMPLATE);
