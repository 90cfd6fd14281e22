import { Button, Modal, Upload } from 'antd';
import { useRef, useState } from 'react';
import { MAX_UPLOAD_KB } from '../../../src/contract/endpoint';
import { pmsImportApi } from '../../../src/contract/property/console-calls';
import { useConfirmed } from '@kit/form/useConfirmed';
import { useDiscard } from '@kit/form/useDiscard';
import { download } from '../call';
import { failureOf } from '../failure';
import { PropertyPick } from '../fields/f';
import { noteWritten } from '../freshness';
import { useHost } from '../host';
import { notify } from '../notices';
import { type Phrase, useSay } from '../say';
import styles from './Import.module.css';
import type { Importable } from './importable';
import { Outcome } from './Outcome';
import { Recent } from './Recent';
import { changesOf, sendFile } from './sendFile';

const WIDTH = 860;
const SHEET = /\.xlsx?$/i;

const TEXTS = {
  PMS_UNIT: { title: 'pmsImport.unitTitle', help: ['pmsImport.unitHelp', 'pmsImport.anyHelp'] },
  PMS_TENANT: { title: 'pmsImport.tenantTitle', help: ['pmsImport.tenantHelp', 'pmsImport.anyHelp'] },
  PMS_METER: {
    title: 'pmsImport.meterTitle',
    help: ['pmsImport.meterHelp', 'pmsImport.unusualHelp', 'pmsImport.anyHelp'],
  },
} as const satisfies Record<Importable, { title: Phrase; help: readonly Phrase[] }>;

interface ChoiceProps {
  template: Importable;
  file: File | undefined;
  propertyId: string | undefined;
  isBusy: boolean;
  onFile: (file: File) => void;
  onProperty: (propertyId: string | undefined) => void;
}

/** The template, the property that a file is for, and the file. */
function Choice({ template, file, propertyId, isBusy, onFile, onProperty }: ChoiceProps) {
  const say = useSay();
  const { title, help } = TEXTS[template];
  const take = (one: File) => {
    if (SHEET.test(one.name) && one.size <= MAX_UPLOAD_KB * 1024) onFile(one);
    else notify.error(say('pmsImport.wrongFile'));
    // Otherwise antd would upload the file itself.
    return false;
  };
  const fill = () => download(pmsImportApi.downloadTemplate, { templateCode: template }, `${say(title)}.xlsx`);
  return (
    <div className={styles.steps}>
      {template !== 'PMS_TENANT' && (
        <label className={styles.pick} htmlFor="import_property">
          <span>{say('property')}</span>
          <PropertyPick
            id="import_property"
            {...(propertyId === undefined ? {} : { value: propertyId })}
            onChange={onProperty}
          />
        </label>
      )}
      <Button className={styles.template ?? ''} onClick={() => void fill()}>
        {say('pmsImport.template')}
      </Button>
      <Upload type="drag" accept=".xls,.xlsx" showUploadList={false} disabled={isBusy} beforeUpload={take}>
        <p>{file ? file.name : say('pmsImport.drop')}</p>
      </Upload>
      <ol className={styles.help}>
        {help.map((id) => (
          <li key={id}>{say(id)}</li>
        ))}
      </ol>
    </div>
  );
}

interface Props {
  template: Importable;
  onClose: () => void;
}

/** The import of one file, with the result of its rows. */
export function ImportDialog({ template, onClose }: Props) {
  const say = useSay();
  const host = useHost();
  const confirmed = useConfirmed();
  const [propertyId, setPropertyId] = useState<string>();
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const [importNo, setImportNo] = useState<string>();
  const isReady = file !== undefined && (template === 'PMS_TENANT' || propertyId !== undefined);
  const note = () => noteWritten(changesOf[template]);
  const save = async () => {
    if (!file) return;
    setBusy(true);
    try {
      const sent = { file, branchId: host?.branch.branchId ?? '', propertyId: propertyId ?? '' };
      const made = await confirmed((codes) => sendFile(template, { ...sent, isConfirmed: codes.length > 0 }));
      if (made === undefined) return;
      setImportNo(made);
      note();
    } catch (error) {
      const failure = failureOf(error);
      if (failure && !failure.isSilent) notify.error(failure.msg);
    } finally {
      setBusy(false);
    }
  };
  const discard = useRef<() => void>(undefined);
  const mending = { isDirty: () => discard.current !== undefined, discard: () => discard.current?.() };
  const close = useDiscard(mending, onClose);
  const again = useDiscard(mending, () => {
    discard.current = undefined;
    setImportNo(undefined);
    setFile(undefined);
  });
  const footer = importNo ? (
    <>
      <Button onClick={() => void again()}>{say('pmsImport.another')}</Button>
      <Button type="primary" onClick={() => void close()}>
        {say('pmsImport.close')}
      </Button>
    </>
  ) : (
    <Button type="primary" disabled={!isReady} loading={isBusy} onClick={() => void save()}>
      {say('pmsImport.save')}
    </Button>
  );
  return (
    <Modal
      open
      width={WIDTH}
      title={say(TEXTS[template].title)}
      keyboard={false}
      mask={{ closable: false }}
      closable={!isBusy}
      onCancel={() => void close()}
      footer={footer}
    >
      {importNo ? (
        <Outcome
          importNo={importNo}
          onDirty={(how) => {
            discard.current = how;
          }}
          onChanged={note}
        />
      ) : (
        <>
          <Choice {...{ template, file, propertyId, isBusy }} onFile={setFile} onProperty={setPropertyId} />
          <Recent template={template} onOpen={setImportNo} />
        </>
      )}
    </Modal>
  );
}
