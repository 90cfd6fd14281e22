import { SHELF } from '@/contract/fair/commodities';
import { codeTable } from '@/crud/table/codeTable';

export const shelf = codeTable('shelf', SHELF, { off: 'stopped', on: 'active' });
