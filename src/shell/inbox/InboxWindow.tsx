import { PaperClipOutlined } from '@ant-design/icons';
import { Button, Tag, Typography } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { InboxAnnouncement } from '@/contract/content/inbox';
import { FLAG } from '@/contract/fields';
import { T, useText } from '@/core/i18n';
import { RichText } from '@/ui/rich-text/RichText';
import { formatDate } from '@kit/format/date';
import { Dialog } from '@/ui/Dialog';
import { useReading } from './useReading';
import styles from './inbox.module.css';

const NEAR_END_PX = 10;

interface Props {
  one: InboxAnnouncement;
  /** The window has opened by itself, not because the user chose it from the list. */
  comesUp: boolean;
  onClose: () => void;
  /** The announcement has changed or is no longer there. */
  onGone: () => void;
}

/**
 * The text in a box of its own, which reports when the reader reaches the end; a short text has its end in sight at
 * once.
 */
function Body({ one: { title, content, attachments }, onEnd }: { one: InboxAnnouncement; onEnd: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const look = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    if (scrollHeight - scrollTop - clientHeight <= NEAR_END_PX) onEnd();
  };
  useEffect(look);
  return (
    // Users without a pointer scroll it with the arrow keys.
    <div ref={box} tabIndex={0} role="region" aria-label={title} className={styles.text} onScroll={look}>
      <RichText readOnly label={title} value={content} />
      {attachments.length > 0 && (
        <ul className={styles.files}>
          {attachments.map(({ fileId, name, url }) => (
            <li key={fileId}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                <PaperClipOutlined /> {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is still to be done before the announcement can be confirmed, and until when it must be confirmed. */
function Hint({ one: { confirmBy, minSeconds, overdue }, isReady }: { one: InboxAnnouncement; isReady: boolean }) {
  return (
    <Typography.Paragraph type="secondary" style={{ margin: 0 }}>
      <span role="status">
        <T id={isReady ? 'inbox.ready' : 'inbox.readFirst'} values={{ seconds: minSeconds }} />
      </span>{' '}
      {confirmBy !== null && <T id="inbox.confirmBy" values={{ time: formatDate(confirmBy, 'YMDHM') }} />}{' '}
      {overdue === FLAG.yes && (
        <Tag color="red">
          <T id="inbox.overdue" />
        </Tag>
      )}
    </Typography.Paragraph>
  );
}

/** One announcement in a window: one that must be read is left by confirming it, or put off while that is allowed. */
export function InboxWindow({ one, comesUp, onClose, onGone }: Props) {
  const text = useText();
  const [isAtEnd, setAtEnd] = useState(false);
  const { seconds, waits, busy, confirm, defer, close } = useReading({ one, comesUp, onClose, onGone });
  const { title, confirmText, minSeconds, deferralsLeft } = one;
  const left = Math.max(0, minSeconds - seconds);
  const isReady = left === 0 && isAtEnd;
  const said = confirmText || text('inbox.confirm');
  const footer: ReactNode = waits ? (
    <>
      {deferralsLeft > 0 && (
        <Button loading={busy === 'defer'} disabled={busy !== undefined} onClick={defer}>
          <T id="inbox.later" values={{ count: deferralsLeft }} />
        </Button>
      )}
      <Button type="primary" loading={busy === 'confirm'} disabled={!isReady || busy === 'defer'} onClick={confirm}>
        {left > 0 ? text('inbox.wait', { text: said, seconds: left }) : said}
      </Button>
    </>
  ) : (
    <Button type="primary" onClick={close}>
      <T id="inbox.close" />
    </Button>
  );
  return (
    <Dialog open centered title={title} closable={!waits} onCancel={close} footer={footer}>
      <Body one={one} onEnd={() => setAtEnd(true)} />
      {waits && <Hint one={one} isReady={isReady} />}
    </Dialog>
  );
}
