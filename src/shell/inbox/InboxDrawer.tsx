import { Button, Drawer, Empty, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { type InboxAnnouncement, inboxApi, type InboxItem } from '@/contract/content/inbox';
import { FLAG } from '@/contract/fields';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { formatDate } from '@kit/format/date';
import styles from './inbox.module.css';

const WIDTH = 420;

interface Props {
  /** Undefined while the announcements are loading, or when loading failed. */
  items: readonly InboxItem[] | undefined;
  hasFailed: boolean;
  onRead: (one: InboxAnnouncement) => void;
  onRetry: () => void;
  onClose: () => void;
}

function Item({ one, isBusy, onClick }: { one: InboxItem; isBusy: boolean; onClick: () => void }) {
  return (
    <li>
      <Button type="text" className={styles.item ?? ''} loading={isBusy} onClick={onClick}>
        <span className={one.unread ? styles.unreadTitle : styles.title}>{one.title}</span>
        {one.mustRead === FLAG.yes && (
          <Tag color={one.unread ? 'orange' : 'green'}>
            <T id={one.unread ? 'inbox.mustRead' : 'inbox.confirmed'} />
          </Tag>
        )}
        {one.unread && one.mustRead === FLAG.no && (
          <Tag color="blue">
            <T id="inbox.new" />
          </Tag>
        )}
        <time>{formatDate(one.publishTime, 'YMDHM')}</time>
      </Button>
    </li>
  );
}

/** All announcements for the user; each is read in a window. */
export function InboxDrawer({ items, hasFailed, onRead, onRetry, onClose }: Props) {
  const text = useText();
  const [pending, setPending] = useState('');
  const open = async ({ announcementId }: InboxItem) => {
    setPending(announcementId);
    try {
      onRead(await call(inboxApi.open, { announcementId }));
    } catch {
      // `call` has shown what was wrong; the list may have changed.
      onRetry();
    } finally {
      setPending('');
    }
  };
  return (
    <Drawer open size={WIDTH} title={text('inbox.title')} onClose={onClose}>
      {items === undefined ? (
        hasFailed ? (
          <LoadFailed onRetry={onRetry} />
        ) : (
          <Skeleton active />
        )
      ) : items.length === 0 ? (
        <Empty description={<T id="inbox.empty" />} />
      ) : (
        <ul className={styles.list}>
          {items.map((one) => (
            <Item
              key={one.announcementId}
              one={one}
              isBusy={pending === one.announcementId}
              onClick={() => void open(one)}
            />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
