import { navigate } from '@/core/navigation/navigate';
import { MessagePage } from '../states/MessagePage';

/** Nothing is open to this account, or it could not be found out what is (specification §4). */
export function Forbidden() {
  return (
    <MessagePage
      mark="401"
      title="shell.noAccess"
      help="shell.noAccessHelp"
      action="shell.toSignIn"
      onAction={() => navigate('/login')}
    />
  );
}
