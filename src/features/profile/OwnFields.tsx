import { Form, Input } from 'antd';
import { Field } from '@/components/form/Field';
import { type Profile, profileApi } from '@/contract/profile';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { plainText } from '@/core/input/filters';
import { notifier } from '@/core/notify/notifier';
import { usePage } from '@/core/page/page';
import { refreshUserInfo } from '@/core/session/account';
import { ActionButton } from '@/crud/ActionButton';
import { useDraft } from '@/crud/record/useDraft';
import { useRescue } from '@/crud/record/useRescue';
import styles from './Profile.module.css';

type Own = Pick<Profile, 'nickname' | 'email' | 'introduction'>;

interface Props {
  profile: Profile;
  /** What is stored is another one now. */
  onStored: () => void;
}

/** What a user may change of himself. */
export function OwnFields({ profile, onStored }: Props) {
  const { nickname, email, introduction, version } = profile;
  const [form] = Form.useForm<Own>();
  const text = useText();
  const { setDirty } = usePage();
  const draft = useDraft({
    isOff: false,
    onRestore: ({ values }) => {
      form.setFieldsValue(values);
      touch();
    },
    warning: () => undefined,
  });
  const touch = () => {
    draft.keep({ base: { nickname, email, introduction }, version, values: form.getFieldsValue() });
    setDirty(true, draft.drop);
  };
  const onConflict = () => {
    // What was typed stays, and is saved over the newer version by the next try.
    notifier.warning(text('profile.changedElsewhere'));
    onStored();
  };
  const rescue = useRescue({ form, onConflict });
  const save = async () => {
    try {
      await call(profileApi.updateUser, { ...(await form.validateFields()), version }, { silent: true });
      setDirty(false);
      draft.drop();
      notifier.success(text('crud.saved'));
      onStored();
      await refreshUserInfo();
    } catch (error) {
      rescue(error);
    }
  };
  return (
    <Form
      form={form}
      name="edit"
      layout="vertical"
      initialValues={{ nickname, email, introduction }}
      onValuesChange={touch}
    >
      {draft.offer}
      <div className={styles.fields}>
        <Field name="nickname" label="profile.nickname" filter={plainText}>
          <Input maxLength={20} autoComplete="nickname" />
        </Field>
        <Field name="email" label="profile.email" rules={[{ type: 'email' }]}>
          <Input maxLength={60} autoComplete="email" inputMode="email" />
        </Field>
      </div>
      <Field name="introduction" label="profile.introduction">
        <Input.TextArea maxLength={200} showCount rows={3} />
      </Field>
      <ActionButton code="index_save" label="crud.save" type="primary" onAction={save} />
    </Form>
  );
}
