import { DeleteOutlined, MobileOutlined, PictureOutlined, SwapOutlined } from '@ant-design/icons';
import { Button, Image, Space, Spin, Upload } from 'antd';
import { useLatest } from 'ahooks';
import { lazy, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { FILE_ACCEPT, type FileUse, type StoredFile } from '@/contract/account/files';
import { T, useText } from '@/core/i18n';
import { uploadLimits } from '@/core/input/uploadRules';
import styles from './ImageUpload.module.css';
import { useUpload } from './useUpload';

const ACCEPT = FILE_ACCEPT.tradeFairCover;

/** Loaded at its first use. */
const PhoneUpload = lazy(() => import('./PhoneUpload').then((module) => ({ default: module.PhoneUpload })));

/**
 * The addresses of pictures uploaded in this window: a list of pictures draws a field anew when its picture arrives.
 */
const arrived = new Map<string, string>();

interface Props {
  id?: string;
  /** File id. */
  value?: string | null;
  onChange?: (fileId: string | null) => void;
  /** The picture that the record has: its id and address. Links expire, so they come with the record. */
  stored: { fileId: string | null | undefined; url: string };
  bizType: FileUse;
  /** A description of the picture, for users who cannot see it. */
  alt: string;
  disabled?: boolean;
}

/** The element that gets the focus when the field is wrong: the file input itself is hidden. */
export interface ImageField {
  nativeElement: HTMLElement | null;
  focus: () => void;
}

/** One picture: checked and compressed here, checked again by the server (docs/console.md#uploads). */
export function ImageUpload({ ref, ...props }: Props & { ref?: Ref<ImageField> }) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    nativeElement: box.current,
    focus: () => box.current?.querySelector<HTMLElement>('[role=button]')?.focus(),
  }));
  return (
    <div ref={box}>
      <Picture {...props} />
    </div>
  );
}

function Picture({ id, value, onChange, stored, bizType, alt, disabled = false }: Props) {
  const text = useText();
  const [isScanning, setScanning] = useState(false);
  // For a picture from a draft, the id is known but not the address.
  const shown = value && (arrived.get(value) ?? (stored.fileId === value ? stored.url : undefined));

  // An upload may take long: the picture is added to the value that the form has by then.
  const change = useLatest(onChange);
  const accept = ({ fileId, url }: StoredFile) => {
    arrived.set(fileId, url);
    change.current?.(fileId);
    setScanning(false);
  };
  const { isBusy, underWay, picker: upload } = useUpload({ bizType, accept: ACCEPT, onFile: accept });
  const picker = { ...upload, id: id ?? '', disabled: disabled || isBusy };
  if (!value) {
    return (
      <Spin spinning={isBusy}>
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
        {underWay}
      </Spin>
    );
  }
  return (
    <Spin spinning={isBusy}>
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
      {underWay}
    </Spin>
  );
}
