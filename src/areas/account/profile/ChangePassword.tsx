import { profileApi } from '@/contract/account/profile';
import { PASSWORD } from '@/contract/patterns';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { session } from '@/core/session/session';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { Input } from 'antd';

interface Passwords {
  oldPassword: string;
  newPassword: string;
  confirm: string;
}

const LONGEST = 32;

const fields = fieldsOf<Passwords>()('profile', {
  oldPassword: f.password({ required: true }),
  newPassword: f.password({
    required: true,
    max: LONGEST,
    help: 'profile.passwordRule',
    rules: [{ pattern: PASSWORD, message: <T id="profile.passwordRule" /> }],
  }),
  confirm: f.password({
    required: true,
    max: LONGEST,
    rules: [
      ({ getFieldValue }) => ({
        message: <T id="profile.passwordDiffers" />,
        validator: (_, value) =>
          value === getFieldValue('newPassword') ? Promise.resolve() : Promise.reject(new Error()),
      }),
    ],
  }),
});

const NOTHING_YET = {};

async function change({ oldPassword, newPassword }: Passwords) {
  await call(profileApi.changePassword, { oldPassword, newPassword }, { silent: true });
  // The server has ended the session; after the next sign-in the tabs are there again.
  session.expire();
}

/** Changes the password; the user has to sign in again afterwards. */
export function ChangePassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <RecordDialog<object, Passwords>
      draftKey="profile password"
      title="profile.changePassword"
      help="profile.changePasswordHelp"
      okText="profile.changePassword"
      done="profile.passwordChanged"
      fields={fields}
      record={open ? NOTHING_YET : undefined}
      save={change}
      onClose={onClose}
    >
      <fields.Field name="oldPassword">
        <Input.Password autoComplete="current-password" maxLength={128} />
      </fields.Field>
      <fields.Field name="newPassword" />
      <fields.Field name="confirm" dependencies={['newPassword']} />
    </RecordDialog>
  );
}
