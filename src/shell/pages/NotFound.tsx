import { navigate } from '@/core/navigation/navigate';
import { MessagePage } from '../states/MessagePage';

export function NotFound() {
  return (
    <MessagePage
      mark="404"
      title="shell.notFound"
      help="shell.notFoundHelp"
      action="shell.toHome"
      onAction={() => navigate('/')}
    />
  );
}
