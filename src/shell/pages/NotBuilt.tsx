import { navigate } from '@/core/navigation/navigate';
import { MessagePage } from '../states/MessagePage';
import { HOME } from '@/core/page/alwaysPages';

/** A page that is granted but not part of this build. */
export function NotBuilt() {
  return (
    <MessagePage
      title="shell.notBuilt"
      help="shell.notBuiltHelp"
      action="shell.toHome"
      onAction={() => navigate(HOME)}
    />
  );
}
