import { USER_STATUS } from '@/contract/people/users';
import { codeTable } from '@/crud/table/codeTable';

export const userStatus = codeTable('userStatus', USER_STATUS, {
  disabled: 'stopped',
  enabled: 'active',
  locked: 'attention',
});
