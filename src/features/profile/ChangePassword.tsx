import { PASSWORD } from '@/contract/patterns';
import { profileApi } from '@/contract/profile';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { session } from '@/core/session/session';
import { FormModal } from '@/crud/record/FormModal';
import { fieldsOf } from '@/crud/table/fields';

interface Values {
  oldPassword: string;
  newPassword: string;
  confirm: string;
}

const password = { valueType: 'password', required: true } as const;

const columns = fieldsOf<Values>()('profile', {
  oldPassword: { ...password, fieldProps: { autoComplete: 'current-password', maxLength: 128 } },
  newPassword: {
    ...password,
    fieldProps: { autoComplete: 'new-password', maxLength: 32 },
    formItemProps: {
      extra: <T id="profile.passwordRule" />,
      rules: [{ required: true }, { pattern: PASSWORD, message: <T id="profile.passwordRule" /> }],
    },
  },
  confirm: {
    ...password,
    fieldProps: { autoComplete: 'new-password', maxLength: 32 },
    formItemProps: {
      dependencies: ['newPassword'],
      rules: [
        { required: true },
        ({ getFieldValue }) => ({
          message: <T id="profile.passwordDiffers" />,
          validator: (_, value) =>
            value === getFieldValue('newPassword') ? Promise.resolve() : Promise.reject(new Error()),
        }),
      ],
    },
  },
}).form(['oldPassword', 'newPassword', 'confirm']);

const EMPTY: Partial<Values> = {};

async function change({ oldPassword, newPassword }: Values) {
  await call(profileApi.changePassword, { oldPassword, newPassword }, { silent: true });
  // The server has ended it; the sign-in gives the tabs back.
  session.expire();
}

/** The dialog of the password; whoever changes it signs in anew. */
export function ChangePassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FormModal<Values>
      title="profile.changePassword"
      help="profile.changePasswordHelp"
      okText="profile.changePassword"
      done="profile.passwordChanged"
      record={open ? EMPTY : undefined}
      columns={columns}
      onSave={change}
      onClose={onClose}
    />
  );
}
