import { navigate } from '@/core/navigation/navigate';
import { MessagePage } from '../states/MessagePage';

/** The account may open no page, or its permissions could not be loaded (docs/console.md#sign-in). */
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
