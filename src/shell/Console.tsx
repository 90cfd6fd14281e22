import { App, ConfigProvider } from 'antd';
import { useMemo } from 'react';
import { useText } from '@/core/i18n';
import { BranchDialogs } from './branch/BranchDialogs';
import { FormErrors } from './FormErrors';
import { Layout } from './Layout';
import { Messages } from './notices/Messages';
import { useBroughtMessages } from './notices/messagesStore';
import { Refusals } from './pages/Refusals';

/** antd replaces this by the label of the field. */
const LABEL = '${label}';

const MESSAGES = <Messages />;
/** One element, so that it is not drawn anew with each file of texts that is loaded. */
const LAYOUT = (
  <App>
    <FormErrors>
      <Layout />
      <BranchDialogs />
    </FormErrors>
    <Refusals />
  </App>
);

/** The layout with what `App.useApp()` answers: dialogs and notifications, which no public page needs to load. */
export function Console() {
  useBroughtMessages(MESSAGES);
  // One sentence for fields that are typed and fields that are chosen: antd would ask to enter both.
  const required = useText()('form.required', { label: LABEL });
  const form = useMemo(() => ({ validateMessages: { required } }), [required]);
  return <ConfigProvider form={form}>{LAYOUT}</ConfigProvider>;
}
