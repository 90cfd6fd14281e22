import { Form } from 'antd';
import { rolesApi } from '@/contract/system/roles';
import { type ViewShare, VIEW_SHARE } from '@/contract/account/saved-views';
import { T } from '@/core/i18n';
import { codeTable } from '@kit/fields/codeTable';
import { controls } from '@kit/fields/controls';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { fieldTypes as f } from '@kit/fields/fieldTypes';
import { RecordDialog } from '@kit/form/RecordDialog';
import { useCall } from '@kit/data/useCall';
import { kit } from '@kit/host';
import { Select } from 'antd';

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

const fields = fieldsOf<ViewForm>()('views', {
  name: f.text({ required: true, max: 30 }),
  share: f.codes(codeTable('viewShare', VIEW_SHARE), { required: true }),
  roleId: f.text({ required: true }),
  isDefault: f.flag({ help: 'views.defaultHelp', isFlag: false, control: controls.flag }),
});
const PAGE = { pageSize: 500 } as const;

/** The role that gets the view, if it is for one. */
function RoleField() {
  const share = Form.useWatch<ViewShare>('share');
  const { data, loading } = useCall(rolesApi.page, PAGE);
  if (share !== VIEW_SHARE.role) return null;
  const options = (data?.records ?? []).map(({ roleId, roleName }) => ({ value: roleId, label: roleName }));
  return (
    <fields.Field name="roleId">
      <Select
        placeholder={<T id="select.choose" />}
        showSearch={{ optionFilterProp: 'label' }}
        loading={loading}
        options={options}
      />
    </fields.Field>
  );
}

/** The name of a view, and for whom it is; only users who manage roles may share it. */
export function ViewDialog({ record, onSave, onClose }: Props) {
  const mayShare = kit().useCan()('roleManage_edit');
  return (
    <RecordDialog<ViewForm>
      draftKey={`view ${record?.viewId ?? record?.listKey ?? ''}`}
      title={record?.viewId === undefined ? 'views.saveAs' : 'views.settings'}
      fields={fields}
      record={record}
      save={onSave}
      onClose={onClose}
    >
      {fields.inputs(mayShare ? ['name', 'share'] : ['name'])}
      {mayShare && <RoleField />}
      <fields.Field name="isDefault" valuePropName="checked" />
    </RecordDialog>
  );
}
