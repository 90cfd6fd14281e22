import { Typography } from 'antd';
import type { PageUse } from '@/contract/content/references';
import { useText } from '@/core/i18n';
import { formatDateTime } from '@kit/format/date';
import { formatList } from '@kit/format/list';

const MOST = 50;
const LIST = { margin: 0, paddingInlineStart: 18, maxHeight: '40vh', overflowY: 'auto' } as const;

/** The period in which a page shows the object, in words. */
export function usePeriodText() {
  const text = useText();
  return ({ from, to }: { from: string | null; to: string | null }) => {
    if (from === null && to === null) return text('pageUses.always');
    const start = from === null ? '…' : formatDateTime(from);
    if (to === null) return text('pageUses.since', { from: start });
    return text('pageUses.period', { from: start, to: formatDateTime(to) });
  };
}

/** The pages that show an object now or will show it, each with its component, companies and time. */
export function PageUseList({ uses }: { uses: readonly PageUse[] }) {
  const text = useText();
  const periodText = usePeriodText();
  const more = uses.length - MOST;
  return (
    <>
      <ul style={LIST}>
        {uses.slice(0, MOST).map((use) => {
          const { pageName: page, versionNo, componentName: component, branchNames, from } = use;
          const values = { page, versionNo, component, branches: formatList(branchNames), period: periodText(use) };
          return (
            <li key={`${page} ${versionNo} ${component} ${from} ${branchNames.join(' ')}`}>
              {text('pageUses.use', values)}
            </li>
          );
        })}
      </ul>
      {more > 0 && <Typography.Text type="secondary">{text('pageUses.more', { count: more })}</Typography.Text>}
    </>
  );
}
