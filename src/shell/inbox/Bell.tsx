import { BellOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import type { InboxAnnouncement } from '@/contract/content/inbox';
import { useText, withTexts } from '@/core/i18n';
import { BarButton } from '../controls/BarButton';
import { DialogBoundary } from '../resilience/DialogBoundary';
import { useInbox } from './useInbox';

const InboxDrawer = lazy(async () => ({
  default: withTexts(['content/inbox'], (await import('./InboxDrawer')).InboxDrawer),
}));
const InboxWindow = lazy(async () => ({
  default: withTexts(['content/inbox'], (await import('./InboxWindow')).InboxWindow),
}));

/** Read by screen readers and not seen; a file of styles would be one more for every page. */
const UNSEEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** The user's announcements: how many are unread, their list, and those that come up by themselves, one after the other. */
export function Bell() {
  const text = useText();
  const { unread, items, hasFailed, next, close, refresh } = useInbox();
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState<InboxAnnouncement>();
  const shown = read ?? next;
  const label = unread > 0 ? text('inbox.unread', { count: unread }) : text('inbox.title');
  return (
    <>
      <Badge count={unread} size="small" overflowCount={99} offset={[-6, 8]}>
        <BarButton label={label} icon={<BellOutlined />} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      </Badge>
      <span role="status" style={UNSEEN}>
        {unread > 0 && label}
      </span>
      <DialogBoundary>
        <Suspense fallback={null}>
          {isOpen && (
            <InboxDrawer
              items={items}
              hasFailed={hasFailed}
              onRead={setRead}
              onRetry={refresh}
              onClose={() => setOpen(false)}
            />
          )}
          {shown && (
            <InboxWindow
              key={`${shown.announcementId} ${shown.revision}`}
              one={shown}
              comesUp={read === undefined}
              onClose={() => {
                close(shown);
                setRead(undefined);
              }}
              onGone={refresh}
            />
          )}
        </Suspense>
      </DialogBoundary>
    </>
  );
}
