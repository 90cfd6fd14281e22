import { App } from 'antd';
import { BranchDialogs } from './branch/BranchDialogs';
import { Layout } from './Layout';

/** The layout with what `App.useApp()` answers: dialogs and notifications, which no public page needs to load. */
export function Console() {
  return (
    <App>
      <Layout />
      <BranchDialogs />
    </App>
  );
}
