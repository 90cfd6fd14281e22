import { TEMPLATE_CODES, type TemplateCode } from '@/contract/tasks/import-templates';
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

// Each code is its own name.
const EACH = Object.fromEntries(TEMPLATE_CODES.map((code) => [code, code])) as { [C in TemplateCode]: C };

/** What is imported, as the user's language calls it; the files themselves are Chinese. */
export const importTemplate = codeTable('importTemplate', EACH);
