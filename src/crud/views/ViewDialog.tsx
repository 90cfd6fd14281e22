import { useAccess } from '@umijs/max';
import { rolesApi } from '@/contract/people/roles';
import { type ViewShare, VIEW_SHARE } from '@/contract/people/saved-views';
import { useCall } from '@/core/http/useCall';
import { T } from '@/core/i18n';
import { FormModal } from '../record/FormModal';
import { codeTable } from '../table/codeTable';
import { fieldsOf } from '../table/fields';

export interface ViewForm {
  /** Absent: a new one. */
  viewId?: string;
  version?: number;
  listKey: string;
  name: string;
  share: ViewShare;
  roleId?: string;
  isDefault: boolean;
}

interface Props {
  record: ViewForm | undefined;
  onSave: (form: ViewForm) => Promise<unknown>;
  onClose: () => void;
}

const shares = codeTable('viewShare', VIEW_SHARE);
const PAGE = { pageSize: 500 } as const;

const fieldsWith = (roles: ReadonlyMap<string, { text: string }>) =>
  fieldsOf<ViewForm>()('views', {
    name: { required: true, fieldProps: { maxLength: 30, autoComplete: 'off' } },
    share: { ...shares.field(), required: true, fieldProps: { allowClear: false } },
    roleId: { valueType: 'select', required: true, valueEnum: new Map(roles), fieldProps: { showSearch: true } },
    isDefault: { valueType: 'switch', formItemProps: { extra: <T id="views.defaultHelp" /> } },
  });

/** Name of a view, and whom it is for: only whoever manages roles gives it to others. */
export function ViewDialog({ record, onSave, onClose }: Props) {
  const { can } = useAccess();
  const mayShare = can('roleManage_edit');
  const { data } = useCall(rolesApi.page, PAGE, { ready: mayShare && record !== undefined });
  const roles = new Map((data?.records ?? []).map(({ roleId, roleName }) => [roleId, { text: roleName }]));
  const fields = fieldsWith(roles);
  const columns = mayShare
    ? [
        ...fields.form(['name', 'share']),
        {
          valueType: 'dependency' as const,
          name: ['share'],
          columns: ({ share }: Partial<ViewForm>) => (share === VIEW_SHARE.role ? fields.form(['roleId']) : []),
        },
        ...fields.form(['isDefault']),
      ]
    : fields.form(['name', 'isDefault']);
  return (
    <FormModal<ViewForm>
      title={record?.viewId === undefined ? 'views.saveAs' : 'views.settings'}
      record={record}
      columns={columns}
      onSave={onSave}
      onClose={onClose}
    />
  );
}
