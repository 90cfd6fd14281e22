import { MENU_STATUS } from '@/contract/people/menus';
import { codeTable } from '@/crud/table/codeTable';

export const menuStatus = codeTable('menuStatus', MENU_STATUS, { disabled: 'stopped', enabled: 'active' });
