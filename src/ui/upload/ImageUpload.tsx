import { DeleteOutlined, MobileOutlined, PictureOutlined, SwapOutlined } from '@ant-design/icons';
import { Button, Image, Space, Spin, Upload } from 'antd';
import { useLatest } from 'ahooks';
import { lazy, Suspense, useState } from 'react';
import { FILE_ACCEPT, fileApi, type FileUse, type StoredFile } from '@/contract/account/files';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { compressImage } from '@/core/image/compressImage';
import { refuseFile, uploadLimits } from '@/core/input/uploadRules';
import { notifier } from '@/core/notify/notifier';
import styles from './ImageUpload.module.css';

const ACCEPT = FILE_ACCEPT.tradeFairCover;

/** Loaded when it is first asked for. */
const PhoneUpload = lazy(() => import('./PhoneUpload').then((module) => ({ default: module.PhoneUpload })));

/** Where the pictures are seen that came in this window: a list of pictures draws a field anew when its picture comes. */
const arrived = new Map<string, string>();

interface Props {
  id?: string;
  /** File id. */
  value?: string | null;
  onChange?: (fileId: string | null) => void;
  /** The picture that the record has: its id, and where it is seen. Links expire, so they come with the record. */
  stored: { fileId: string | null | undefined; url: string };
  bizType: FileUse;
  /** What the picture is, for those who cannot see it. */
  alt: string;
  disabled?: boolean;
}

/** One picture: checked and compressed here, checked again by the server (docs/console.md#uploads). */
export function ImageUpload({ id, value, onChange, stored, bizType, alt, disabled = false }: Props) {
  const text = useText();
  const [pending, setPending] = useState(false);
  const [isScanning, setScanning] = useState(false);
  // For a picture from a draft, the id is known but not the address.
  const shown = value && (arrived.get(value) ?? (stored.fileId === value ? stored.url : undefined));

  // A picture may take long: it is put beside what the form holds by then.
  const change = useLatest(onChange);
  const accept = ({ fileId, url }: StoredFile) => {
    arrived.set(fileId, url);
    change.current?.(fileId);
    setScanning(false);
  };
  const isGood = (file: Pick<File, 'name' | 'size'>) => {
    const refusal = refuseFile(file, ACCEPT);
    if (refusal) notifier.error(text(refusal.id, refusal.values));
    return !refusal;
  };
  const upload = async (original: File) => {
    // The size counts after compression: a camera's picture is larger than the limit before it.
    if (!isGood({ name: original.name, size: 0 })) return;
    setPending(true);
    try {
      const file = await compressImage(original);
      if (!isGood(file)) return;
      const answer = await call.upload(fileApi.upload, { bizType }, { file, name: file.name });
      accept(answer);
    } catch {
      // `call` has shown what was wrong; the picture before stays.
    } finally {
      setPending(false);
    }
  };
  const picker = {
    id: id ?? '',
    accept: ACCEPT,
    showUploadList: false,
    disabled: disabled || pending,
    beforeUpload: (file: File) => {
      void upload(file);
      // antd would send the file by itself.
      return false;
    },
  };
  if (!value) {
    return (
      <Spin spinning={pending}>
        <Upload.Dragger {...picker} className={styles.drop ?? ''}>
          <PictureOutlined className={styles.sign ?? ''} />
          <p className={disabled ? styles.hint : undefined}>
            <T id="upload.choose" />
          </p>
          <p className={styles.hint}>
            <T id="upload.hint" values={uploadLimits(ACCEPT)} />
          </p>
        </Upload.Dragger>
        {!disabled && (
          <Button type="link" size="small" icon={<MobileOutlined />} onClick={() => setScanning(true)}>
            {text('mobileUpload.byPhone')}
          </Button>
        )}
        {isScanning && (
          <Suspense fallback={null}>
            <PhoneUpload bizType={bizType} onFile={accept} onClose={() => setScanning(false)} />
          </Suspense>
        )}
      </Spin>
    );
  }
  return (
    <Spin spinning={pending}>
      <div className={styles.picture}>
        {shown ? (
          <Image src={shown} alt={alt} height={160} preview={{ mask: { blur: false } }} />
        ) : (
          <T id="upload.unseen" />
        )}
      </div>
      {!disabled && (
        <Space className={styles.actions ?? ''}>
          <Upload {...picker}>
            <Button size="small" icon={<SwapOutlined />}>
              {text('upload.replace')}
            </Button>
          </Upload>
          <Button size="small" icon={<DeleteOutlined />} onClick={() => onChange?.(null)}>
            {text('upload.remove')}
          </Button>
        </Space>
      )}
    </Spin>
  );
}
