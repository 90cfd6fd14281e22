import { ROLE_STATUS } from '@/contract/people/roles';
import { codeTable } from '@/crud/table/codeTable';

export const roleStatus = codeTable('roleStatus', ROLE_STATUS, { disabled: 'stopped', enabled: 'active' });
