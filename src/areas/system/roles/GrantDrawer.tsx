import { Button, Drawer, Form, Skeleton } from 'antd';
import { type RefObject, useImperativeHandle, useRef } from 'react';
import { type Role, type RoleGrants, rolesApi } from '@/contract/system/roles';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { f } from '@/shared/fields/f';
import { FormFooter } from '@/ui/form/FormFooter';
import { LoadFailed } from '@/ui/LoadFailed';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { useDiscard } from '@kit/form/useDiscard';
import { useRecordForm } from '@kit/form/useRecordForm';
import { GrantCount, GrantField } from './GrantField';
import { grantsOf, keysOf } from './grantTree';

/** Menus and buttons by the keys of their boxes. */
interface Granted {
  grantTree: readonly string[];
}

const grantFields = fieldsOf<RoleGrants, Granted>()('roles', {
  grantTree: f.list({ show: (keys) => (Array.isArray(keys) ? <GrantCount granted={keys.map(String)} /> : '') }),
});

const toValues = (grants: RoleGrants): Granted => ({ grantTree: [...keysOf(grants)] });

interface Closing {
  close: () => void;
}

interface Props {
  /** Absent while the drawer is closed. */
  role: Role | undefined;
  onClose: () => void;
}

/** Menus and buttons of one role. */
export function GrantDrawer({ role, onClose }: Props) {
  const { data, error, refresh } = useCall(rolesApi.grants, { id: role?.roleId ?? '' }, { ready: role !== undefined });
  const grants = data?.roleId === role?.roleId ? data : undefined;
  // The form asks first, where there is one.
  const form = useRef<Closing>(null);
  return (
    <Drawer
      open={role !== undefined}
      size={640}
      title={<T id="roles.grantTitle" values={{ name: role?.roleName ?? '' }} />}
      // What is ticked is not lost by a click beside it, or by Escape (specification §2 "Dialogs").
      mask={{ closable: false }}
      keyboard={false}
      destroyOnHidden
      onClose={() => (form.current ? form.current.close() : onClose())}
    >
      {grants && <Grants key={grants.roleId} {...{ grants, onClose, form }} />}
      {!grants && (error ? <LoadFailed onRetry={refresh} /> : <Skeleton active paragraph={{ rows: 12 }} />)}
    </Drawer>
  );
}

interface GrantsProps {
  grants: RoleGrants;
  onClose: () => void;
  form: RefObject<Closing | null>;
}

function Grants({ grants, onClose, form: closing }: GrantsProps) {
  const text = useText();
  const save = async () => {
    const saved = await form.attempt(({ grantTree }, { record = grants }) => {
      const { roleId: id, version } = record;
      return call(rolesApi.grant, { id, version, ...grantsOf(new Set(grantTree)) }, { silent: true }).then(() => true);
    });
    if (!saved) return;
    notifier.success(text('kit.saved'));
    onClose();
  };
  const form = useRecordForm<RoleGrants, Granted>({
    name: `grant ${grants.roleId}`,
    fields: grantFields,
    loaded: grants,
    toValues,
    onSaveKey: () => void save(),
  });
  const close = useDiscard(form, onClose);
  useImperativeHandle(closing, () => ({ close: () => void close() }));
  return (
    <Form {...form.props} name="grant" layout="vertical">
      {form.offer}
      <grantFields.Field name="grantTree" noStyle>
        <GrantField grants={form.record ?? grants} />
      </grantFields.Field>
      <FormFooter>
        <Button onClick={() => void close()}>
          <T id="kit.cancel" />
        </Button>
        <ActionButton code="roleManage_grant" label="kit.save" type="primary" onAction={save} />
      </FormFooter>
      {form.conflict}
    </Form>
  );
}
