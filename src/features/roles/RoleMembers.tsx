import { Button, Modal } from 'antd';
import { useMemo } from 'react';
import type { Role } from '@/contract/people/roles';
import { type User, usersApi } from '@/contract/people/users';
import { T } from '@/core/i18n';
import { CrudTable } from '@/crud/table/CrudTable';
import { fieldsOf } from '@/crud/table/fields';
import { type PageRequest, pageRequest } from '@/crud/table/pageRequest';

/** Specification §9. */
const WIDTH = 720;

const columns = fieldsOf<User>()('roles', {
  loginName: { width: 140, fixed: 'left' },
  realName: { width: 110 },
  branchName: { ellipsis: true, width: 220 },
}).table({ show: ['loginName', 'realName', 'branchName'], search: [] });

const request = pageRequest<User>(usersApi.selectPage);

/** Who has a role, of those that the user may see. */
export function RoleMembers({ role, onClose }: { role: Role | undefined; onClose: () => void }) {
  const roleId = role?.roleId;
  const members: PageRequest<User> = useMemo(
    () => (query, sort, signal) => request({ ...query, roleId }, sort, signal),
    [roleId],
  );
  return (
    <Modal
      open={role !== undefined}
      width={WIDTH}
      title={<T id="roles.membersTitle" values={{ name: role?.roleName ?? '' }} />}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={onClose}
      footer={
        <Button onClick={onClose}>
          <T id="roles.close" />
        </Button>
      }
    >
      <CrudTable<User>
        rowKey="userId"
        request={members}
        columns={columns}
        emptyText="roles.noMembers"
        search={false}
        options={false}
        cardBordered={false}
        scroll={{ y: '40vh' }}
        pagination={{ defaultPageSize: 10 }}
      />
    </Modal>
  );
}
