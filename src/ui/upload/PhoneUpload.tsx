import { useRequest } from 'ahooks';
import { Button, QRCode } from 'antd';
import { fileApi, type FileUse, type StoredFile } from '@/contract/account/files';
import { copyLink } from '@/core/clipboard/copyLink';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { Dialog } from '@/ui/Dialog';
import styles from './ImageUpload.module.css';

const POLL_MS = 2000;
const UPLOAD_PAGE = '/uploadFile';

interface Props {
  bizType: FileUse;
  onFile: (file: StoredFile) => void;
  onClose: () => void;
}

/** A QR code: a person who scans it uploads one picture from the phone, and it appears in the form. */
export function PhoneUpload({ bizType, onFile, onClose }: Props) {
  const text = useText();
  const {
    data: issued,
    loading,
    refresh,
    mutate,
  } = useRequest(() => call(fileApi.addTicket, { bizType, limit: 1 }), {
    onError: () => undefined,
  });
  const ticket = issued?.ticket ?? '';
  const link = `${window.location.origin}${UPLOAD_PAGE}#${ticket}`;
  useRequest(() => call(fileApi.ticket, { ticket }, { silent: true }), {
    ready: ticket !== '',
    refreshDeps: [ticket],
    pollingInterval: POLL_MS,
    pollingWhenHidden: false,
    onSuccess: ({ files: [file] }) => {
      if (!file) return;
      notifier.success(text('mobileUpload.arrived'));
      onFile(file);
    },
    // A business error: the ten minutes of the code are over; without a connection the next request may succeed.
    onError: (failure) => 'kind' in failure && failure.kind === 'business' && mutate(undefined),
  });
  return (
    <Dialog open footer={null} title={<T id="mobileUpload.scan" />} onCancel={onClose}>
      <div className={styles.scan}>
        <QRCode
          size={220}
          value={link}
          status={loading ? 'loading' : ticket ? 'active' : 'expired'}
          onRefresh={refresh}
        />
        <p className={styles.hint}>
          <T id="mobileUpload.scanHelp" />
        </p>
        <Button type="link" size="small" disabled={!ticket} onClick={() => void copyLink(link)}>
          <T id="mobileUpload.copyLink" />
        </Button>
      </div>
    </Dialog>
  );
}
