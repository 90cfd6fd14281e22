import { App } from 'antd';
import { FormTexts } from '@/shared/fields/FormTexts';
import { BranchDialogs } from './branch/BranchDialogs';
import { FormErrors } from './FormErrors';
import { Layout } from './Layout';
import { Messages } from './notices/Messages';
import { useBroughtMessages } from './notices/messagesStore';
import { Refusals } from './pages/Refusals';

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
  return <FormTexts>{LAYOUT}</FormTexts>;
}
