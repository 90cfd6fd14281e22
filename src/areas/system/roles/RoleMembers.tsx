import { Button } from 'antd';
import type { Role } from '@/contract/system/roles';
import { type User, usersApi } from '@/contract/system/users';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { CrudTable } from '@kit/table/CrudTable';
import { Dialog } from '@/ui/Dialog';

const table = fieldsOf<User>()('roles', {
  loginName: f.person({ width: 140, fixed: 'left' }),
  realName: f.person(),
  branchName: f.text({ width: 220 }),
}).table({ show: ['loginName', 'realName', 'branchName'] });

/** The users who have a role, as far as the viewer may see them. */
export function RoleMembers({ role, onClose }: { role: Role | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={role !== undefined}
      width={720}
      title={<T id="roles.membersTitle" values={{ name: role?.roleName ?? '' }} />}
      destroyOnHidden
      onCancel={onClose}
      footer={
        <Button onClick={onClose}>
          <T id="roles.close" />
        </Button>
      }
    >
      <CrudTable<User>
        {...table}
        rowKey="userId"
        list={usersApi.selectPage}
        params={{ roleId: role?.roleId }}
        emptyText="roles.noMembers"
        search={false}
        options={false}
        cardBordered={false}
        scroll={{ y: '40vh' }}
        pagination={{ defaultPageSize: 10 }}
      />
    </Dialog>
  );
}
