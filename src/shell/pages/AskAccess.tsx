import { refusedPageApi, type RefusedPage } from '@/contract/account/refused-page';
import { call } from '@/core/http/call';
import { useLanguage } from '@/core/i18n';
import { ReasonDialog } from '@kit/actions/ReasonDialog';
import { formatList } from '@kit/format/list';
import { closeAccess } from './accessStore';

/** Requests access to a page; the request appears in the list of feedback. */
export function AskAccess({ page }: { page: RefusedPage }) {
  const language = useLanguage();
  const { path, title, titles, grantors } = page;
  const values = { page: titles[language] || title, people: formatList(grantors) };
  return (
    <ReasonDialog
      action={{ label: 'access.ask', done: 'access.done' }}
      reason={{ title: 'access.title', content: grantors.length > 0 ? 'access.people' : 'access.nobody', values }}
      onAction={({ reason }) => call(refusedPageApi.ask, { path, reason }, { silent: true })}
      onClose={closeAccess}
    />
  );
}
