import { App, ConfigProvider } from 'antd';
import { useMemo } from 'react';
import { useText } from '@/core/i18n';
import { BranchDialogs } from './branch/BranchDialogs';
import { FormErrors } from './FormErrors';
import { Layout } from './Layout';
import { Refusals } from './pages/Refusals';

/** antd puts the label of the field in here. */
const LABEL = '${label}';

/** The layout with what `App.useApp()` answers: dialogs and notifications, which no public page needs to load. */
export function Console() {
  const text = useText();
  // One sentence for what is typed and for what is chosen: antd asks to enter both.
  const form = useMemo(() => ({ validateMessages: { required: text('form.required', { label: LABEL }) } }), [text]);
  return (
    <ConfigProvider form={form}>
      <App>
        <FormErrors>
          <Layout />
          <BranchDialogs />
        </FormErrors>
        <Refusals />
      </App>
    </ConfigProvider>
  );
}
