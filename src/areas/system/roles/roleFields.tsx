import { type Role, ROLE_STATUS } from '@/contract/system/roles';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { dataScope } from '../shared/dataScope';

const roleStatus = codeTable('roleStatus', ROLE_STATUS, {
  tones: { disabled: 'stopped', enabled: 'active' },
  dictCode: 'status',
});
const codeRule = { pattern: /^[A-Z_]{3,30}$/, message: <T id="roles.codeRule" /> };

/** A role: its list, its dialogs, its history. */
export const roleFields = fieldsOf<Role>()('roles', {
  roleName: f.text({
    max: 30,
    rules: [{ required: true, whitespace: true }],
    width: 140,
    fixed: 'left',
    ellipsis: false,
    sorted: true,
  }),
  roleCode: f.code({ max: 30, required: true, help: 'roles.codeRule', rules: [codeRule], width: 190, sorted: true }),
  dataScope: f.codes(dataScope, { required: true, help: 'roles.scopeHelp', width: 130 }),
  userCount: f.count({ width: 80 }),
  status: f.codes(roleStatus, { required: true, width: 90, sorted: true }),
  remark: f.note({ max: 200, width: 150 }),
  gmtModified: f.dateTime({ sorted: true }),
});
