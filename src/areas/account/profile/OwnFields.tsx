import { Form, Input } from 'antd';
import { type Profile, profileApi } from '@/contract/account/profile';
import { useByButton } from '@/core/auth/permission';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { plainText } from '@/core/input/filters';
import { notifier } from '@/core/notify/notifier';
import { refreshUserInfo } from '@/core/auth/account';
import { f } from '@/shared/fields/f';
import { ActionButton } from '@kit/actions/ActionButton';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { useRecordForm } from '@kit/form/useRecordForm';
import styles from './Profile.module.css';

type Own = Pick<Profile, 'nickname' | 'email' | 'introduction'>;

const fields = fieldsOf<Own>()('profile', {
  nickname: f.text({ max: 20, keep: plainText }),
  email: f.text({ max: 60, rules: [{ type: 'email' }] }),
  introduction: f.note({ max: 200 }),
});

const ownOf = ({ nickname, email, introduction }: Profile): Own => ({ nickname, email, introduction });

/** What a user may change of his own account. */
export function OwnFields({ profile }: { profile: Profile }) {
  const text = useText();
  const byButton = useByButton();
  const save = async () => {
    const saved = await attempt((values, { record }) =>
      call(profileApi.updateUser, { ...values, version: record?.version ?? profile.version }, { silent: true }),
    );
    if (saved === undefined) return;
    notifier.success(text('kit.saved'));
    await refreshUserInfo();
  };
  const { props, offer, conflict, attempt } = useRecordForm<Profile, Own>({
    name: 'profile',
    fields,
    loaded: profile,
    toValues: ownOf,
    // The refusal of a stale version carries the account as administrators see it: the profile is read anew instead.
    reread: () => call(profileApi.profile, {}),
    onSaveKey: byButton('index_save', save),
  });
  return (
    <Form {...props} layout="vertical">
      {offer}
      <div className={styles.fields}>
        <fields.Field name="nickname">
          <Input maxLength={20} autoComplete="nickname" />
        </fields.Field>
        <fields.Field name="email">
          <Input maxLength={60} autoComplete="email" inputMode="email" />
        </fields.Field>
      </div>
      <fields.Field name="introduction" />
      <ActionButton code="index_save" label="kit.save" type="primary" onAction={save} />
      {conflict}
    </Form>
  );
}
