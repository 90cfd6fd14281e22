import { useMount } from 'ahooks';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { invitationApi, type GuestAnnouncement } from '@/contract/trade-fair/invitations';
import { ERROR } from '@/contract/error-codes';
import { FLAG } from '@/contract/fields';
import { formatDate } from '@kit/format/date';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T } from '@/core/i18n';
import { RichText } from '@/ui/rich-text/RichText';
import { Dialog } from '@/ui/Dialog';
import styles from './InvitationReply.module.css';

interface Props {
  token: string;
  announcements: readonly GuestAnnouncement[];
  onConfirmed: () => void;
}

const waits = ({ mustRead, confirmed }: GuestAnnouncement) => mustRead === FLAG.yes && confirmed === FLAG.no;

/** The button by which a guest confirms that an announcement has been read. */
function Confirm({ one, isBusy, onClick }: { one: GuestAnnouncement; isBusy: boolean; onClick: () => void }) {
  return (
    <Button type="primary" loading={isBusy} onClick={onClick}>
      {one.confirmText || <T id="reply.confirm" />}
    </Button>
  );
}

function useConfirm({ token, onConfirmed }: Pick<Props, 'token' | 'onConfirmed'>) {
  const [busy, setBusy] = useState<string>();
  const confirm = async ({ announcementId, revision }: GuestAnnouncement) => {
    setBusy(announcementId);
    try {
      await call(invitationApi.read, { token, reads: [{ announcementId, confirmed: FLAG.yes, revision }] });
      onConfirmed();
    } catch (error) {
      // `call` has shown what was wrong; the announcement stays, with its present text.
      if (isCallError(error) && error.code === ERROR.versionConflict) onConfirmed();
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, confirm };
}

interface WindowProps {
  token: string;
  one: GuestAnnouncement;
  isBusy: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/**
 * One announcement in a window. One that must be read is closed by confirming it, even if the server is not reached.
 */
function Window({ token, one, isBusy, onConfirm, onClose }: WindowProps) {
  const { announcementId, title, content } = one;
  useMount(() => {
    call(invitationApi.read, { token, reads: [{ announcementId, popped: FLAG.yes }] }, { silent: true }).catch(
      () => undefined,
    );
  });
  const close = (
    <Button type="primary" onClick={onClose}>
      <T id="reply.close" />
    </Button>
  );
  const confirm = <Confirm one={one} isBusy={isBusy} onClick={() => void onConfirm().then(onClose)} />;
  return (
    <Dialog open centered title={title} closable={false} footer={waits(one) ? confirm : close}>
      <RichText readOnly label={title} value={content} />
    </Dialog>
  );
}

/** Announcements for all guests of the fair; the server learns which of them were shown and confirmed. */
export function News({ token, announcements, onConfirmed }: Props) {
  const { busy, confirm } = useConfirm({ token, onConfirmed });
  // The queue of the moment at which the page was opened: an announcement that was confirmed since does not pop up
  // again.
  const [queue, setQueue] = useState(() => announcements.filter(({ popup }) => popup));
  const [first] = queue;
  return (
    <section aria-labelledby="news">
      <h2 id="news" className={styles.subtitle}>
        <T id="reply.news" />
      </h2>
      {announcements.map((one) => (
        <article key={one.announcementId} className={styles.news}>
          <h3 className={styles.newsTitle}>
            {one.title}{' '}
            {one.mustRead === FLAG.yes && (
              <Tag color={waits(one) ? 'orange' : 'green'}>
                <T id={waits(one) ? 'reply.mustRead' : 'reply.confirmed'} />
              </Tag>
            )}
          </h3>
          <RichText readOnly label={one.title} value={one.content} />
          <p className={styles.hint}>{formatDate(one.publishTime, 'YMDHM')}</p>
          {waits(one) && <Confirm one={one} isBusy={busy === one.announcementId} onClick={() => void confirm(one)} />}
        </article>
      ))}
      {first && (
        <Window
          key={first.announcementId}
          token={token}
          one={first}
          isBusy={busy === first.announcementId}
          onConfirm={() => confirm(first)}
          onClose={() => setQueue(queue.slice(1))}
        />
      )}
    </section>
  );
}
