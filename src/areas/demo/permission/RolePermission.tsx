import { platformUserApi } from '@/contract/account/platform-user';
import type { Output } from '@/contract/endpoint';
import { withTexts } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { f } from '@/shared/fields/f';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeader } from '@/ui/PageHeader';
import { RecordTable } from '@/ui/RecordTable';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';

type Role = Output<typeof platformUserApi.listByStaffId>[number];

const roleFields = fieldsOf<Role>()('demoRole', { roleCode: f.code({ width: 220 }), roleName: f.text({ width: 220 }) });
const { columns } = roleFields.table({ show: ['roleCode', 'roleName'] });

function RolePermissionScreen() {
  const { staffId } = useSession();
  const { data, error, refresh } = useCall(platformUserApi.listByStaffId, { staffId });
  return (
    <>
      <PageHeader help="demo.roleHelp" />
      {error && !data ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : (
        <RecordTable<Role> rowKey="roleId" columns={columns} rows={data} />
      )}
    </>
  );
}

/** /permission/role: the roles of the user, by which the server chooses the menu. */
export const RolePermission = withTexts(['demo/pages'], RolePermissionScreen);
