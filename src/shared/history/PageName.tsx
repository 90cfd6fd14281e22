import { LOG_ACTION } from '@/contract/endpoint';
import type { LogRow } from '@/contract/system/operation-log';
import { T, type TextId, useLanguage } from '@/core/i18n';
import { ALWAYS_PAGES } from '@/core/page/alwaysPages';
import { NOTHING } from '@kit/format/number';

/** Pages outside of the console on which a signed-in user writes. */
const OUTSIDE: readonly (readonly [path: string, title: TextId])[] = [
  ['/login', 'signIn.title'],
  ['/selectAccount', 'account.title'],
  ['/fairDoor', 'exhibit.door'],
  ['/uploadFile', 'mobileUpload.title'],
];

/** The names of pages that are in no menu, by their address. */
const TITLES: ReadonlyMap<string, TextId> = new Map([
  ...OUTSIDE,
  ...ALWAYS_PAGES.map(({ path, title }) => [path, title] as const),
]);

/** The sign-in service gets no page (docs/domain/platform.md#headers), and is called from one page alone. */
const addressOf = ({ menuUrl, action }: Pick<LogRow, 'menuUrl' | 'action'>) =>
  menuUrl || (action === LOG_ACTION.signIn ? 'login' : '');

/** The page that an operation was done on; “–” if it was done on no page, as by a job. */
export function PageName(operation: Pick<LogRow, 'menuUrl' | 'menuTitle' | 'titles' | 'action'>) {
  const language = useLanguage();
  const address = addressOf(operation);
  const { titles, menuTitle } = operation;
  const named = titles[language] || menuTitle;
  const known = TITLES.get(`/${address}`);
  if (named || !known) return named || address || NOTHING;
  return <T id={known} />;
}
