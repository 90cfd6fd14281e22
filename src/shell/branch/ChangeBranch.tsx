import { Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import { T, useText } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { Dialog } from '@/ui/Dialog';
import { useMayLose } from '../tabs/useMayLose';
import { closeChangeBranch } from './openChangeBranch';
import { switchBranch } from './switchBranch';
import { useSwitchSteps } from './useSwitchSteps';

interface Values {
  /** The company of this browser tab, only shown. */
  lastSelectBranchId: string;
  branchId: string;
}

/** docs/console.md#branch-switch. */
const CHECKED_ON = ['onBlur', 'onChange'];

interface Props {
  open: boolean;
  afterClose: () => void;
}

/** Takes this browser tab to another company of the user; his other tabs stay where they are. */
export function ChangeBranch({ open, afterClose }: Props) {
  const [form] = Form.useForm<Values>();
  const { branchId, branchName } = useSession();
  const text = useText();
  const mayLose = useMayLose();
  const stepsOf = useSwitchSteps();
  const isBusy = useRef(false);
  const [saving, setSaving] = useState(false);
  const submit = async ({ branchId: target }: Values) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      if (await mayLose()) await switchBranch(target, stepsOf());
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return (
    <Dialog
      open={open}

      title={text('company.change')}
      okText={text('company.confirm')}
      confirmLoading={saving}
      cancelButtonProps={{ disabled: saving }}
      closable={!saving}
      onOk={form.submit}
      onCancel={closeChangeBranch}
      afterClose={afterClose}
    >
      <Form<Values>
        form={form}
        name="company"
        layout="vertical"
        validateTrigger={CHECKED_ON}
        initialValues={{ lastSelectBranchId: branchId }}
        disabled={saving}
        onFinish={submit}
      >
        <Form.Item
          name="lastSelectBranchId"
          label={<T id="company.current" />}
          rules={[{ required: true, message: <T id="company.required" /> }]}
          getValueProps={() => ({ value: branchName || branchId })}
        >
          <Input readOnly variant="filled" />
        </Form.Item>
        <Form.Item
          name="branchId"
          label={<T id="company.target" />}
          rules={[
            { required: true, message: <T id="company.targetRequired" /> },
            {
              validator: (_, target) => (target === branchId ? Promise.reject(new Error()) : Promise.resolve()),
              message: <T id="company.targetCurrent" />,
            },
          ]}
        >
          <BranchSelect source="mine" autoFocus />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
