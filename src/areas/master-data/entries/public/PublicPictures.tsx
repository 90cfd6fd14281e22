import { CameraOutlined, DeleteOutlined, FilePdfOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Flex, Spin, Upload } from 'antd';
import { useLatest } from 'ahooks';
import { createContext, useContext, useState } from 'react';
import { FILE_ACCEPT } from '@/contract/account/files';
import { type PublicFile, publicEntryApi } from '@/contract/master-data/public-entry';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, useText } from '@/core/i18n';
import { compressImage } from '@/core/image/compressImage';
import { refuseFile, uploadLimits } from '@/core/input/uploadRules';
import { notStored, underWay } from '@/ui/upload/useUpload';
import styles from './publicEntry.module.css';

const ACCEPT = FILE_ACCEPT.licence;
const PDF = 'application/pdf';

interface Files {
  /** Files that were uploaded for this draft, by id. */
  known: ReadonlyMap<string, PublicFile>;
  add: (file: PublicFile) => void;
  key: () => Promise<{ draftId: string; draftKey: string } | undefined>;
}

/** The uploaded files of the draft that the form belongs to. */
export const DraftFiles = createContext<Files>({
  known: new Map(),
  add: () => undefined,
  key: () => Promise.resolve(undefined),
});

function Shown({ file, no, onRemove }: { file: PublicFile | undefined; no: number; onRemove: () => void }) {
  const text = useText();
  const name = text('entryForm.picture', { no });
  return (
    <div className={styles.picture}>
      {file?.mime === PDF ? (
        <a href={file.url} className={styles.paper}>
          <FilePdfOutlined /> {file.name}
        </a>
      ) : (
        file && <img src={file.url} alt={name} />
      )}
      {!file && <T id="upload.unseen" />}
      <Button
        size="small"
        icon={<DeleteOutlined />}
        aria-label={text('publicEntry.removePicture', { name })}
        onClick={onRemove}
      />
    </div>
  );
}

interface Props {
  id?: string;
  value?: readonly string[] | null;
  onChange?: (fileIds: string[]) => void;
  max: number;
}

function useUpload(onFile: (file: PublicFile) => void) {
  const text = useText();
  const { add, key } = useContext(DraftFiles);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [left, setLeft] = useState<readonly File[]>([]);
  const drop = (file: File) => setLeft((before) => before.filter((one) => one !== file));
  const handOver = async (file: File) => {
    setProblem('');
    drop(file);
    try {
      const draft = await key();
      if (!draft) throw new Error('The draft could not be made.');
      const stored = await call.upload(publicEntryApi.upload, draft, { file, name: file.name });
      add(stored);
      onFile(stored);
    } catch (error) {
      // A file that could not be sent stays in the list, to be sent again.
      if (isCallError(error) && error.code > 0) setProblem(error.msg);
      else setLeft((before) => [...before, file]);
    }
  };
  const isGood = (file: Pick<File, 'name' | 'size'>) => {
    const refusal = refuseFile(file, ACCEPT);
    if (refusal) setProblem(text(refusal.id, refusal.values));
    return !refusal;
  };
  const pend = async (work: () => Promise<void>) => {
    setPending(true);
    await work().finally(() => setPending(false));
  };
  const take = async (original: File) => {
    // The size is checked after compression.
    if (!isGood({ name: original.name, size: 0 })) return;
    await pend(async () => {
      const file = await compressImage(original);
      if (isGood(file)) await handOver(file);
    });
  };
  const send = (file: File) => pend(() => handOver(file));
  return { pending, problem, left, take, send, drop };
}

interface LeftProps {
  files: readonly File[];
  onSend: (file: File) => void;
  onDrop: (file: File) => void;
}

/** Files that could not be sent. The applicant says what becomes of them: the form would go on without them. */
function Left({ files, onSend, onDrop }: LeftProps) {
  const text = useText();
  return files.map((file, i) => (
    <div key={`${file.name} ${i}`} role="alert" className={styles.wrong}>
      <T id="publicEntry.uploadFailed" values={{ name: file.name }} />{' '}
      <Button size="small" icon={<ReloadOutlined />} onClick={() => onSend(file)}>
        <T id="publicEntry.sendAgain" />
      </Button>{' '}
      <Button
        size="small"
        icon={<DeleteOutlined />}
        aria-label={text('publicEntry.removePicture', { name: file.name })}
        onClick={() => onDrop(file)}
      />
    </div>
  ));
}

/** Pictures and documents of one licence, each uploaded at once; a failed upload can be repeated. */
export function PublicPictures({ id, value, onChange, max }: Props) {
  const { known } = useContext(DraftFiles);
  const fileIds = value ?? [];
  // An upload may take long: the file is added to the values that the form has by then.
  const form = useLatest({ fileIds, onChange });
  const { pending, problem, left, take, send, drop } = useUpload(({ fileId }) =>
    form.current.onChange?.([...form.current.fileIds, fileId]),
  );
  return (
    <Spin spinning={pending}>
      {pending && underWay}
      {!pending && left.length > 0 && notStored('publicEntry.notUploaded')}
      <Flex wrap gap="small">
        {fileIds.map((fileId, index) => (
          <Shown
            key={fileId}
            file={known.get(fileId)}
            no={index + 1}
            onRemove={() => onChange?.(fileIds.filter((one) => one !== fileId))}
          />
        ))}
        {fileIds.length + left.length < max && (
          <Upload
            id={id ?? ''}
            accept={ACCEPT}
            showUploadList={false}
            disabled={pending}
            beforeUpload={(file) => {
              void take(file);
              // Otherwise antd would upload the file by itself.
              return Upload.LIST_IGNORE;
            }}
          >
            <Button size="large" icon={<CameraOutlined />}>
              <T id="publicEntry.upload" />
            </Button>
          </Upload>
        )}
      </Flex>
      <p className={styles.hint}>
        <T id="upload.hint" values={uploadLimits(ACCEPT)} />
      </p>
      {problem && (
        <div role="alert" className={styles.wrong}>
          {problem}
        </div>
      )}
      <Left files={left} onSend={(file) => void send(file)} onDrop={drop} />
    </Spin>
  );
}
