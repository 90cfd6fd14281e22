import { UploadOutlined } from '@ant-design/icons';
import { Button, Drawer, Flex, Input, Select, Typography, Upload } from 'antd';
import { useState } from 'react';
import { FILE_ACCEPT, fileApi } from '@/contract/account/files';
import { type Evidence, EVIDENCE_KIND, evidenceApi, type EvidenceKind } from '@/contract/finance/evidence';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { compressImage } from '@/core/image/compressImage';
import { plainText } from '@/core/input/filters';
import { refuseFile, UPLOAD_DEFAULTS } from '@/core/input/uploadRules';
import { notifier } from '@/core/notify/notifier';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import { RowActions } from '@kit/actions/RowActions';
import { useCall } from '@kit/data/useCall';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { kit } from '@kit/host';

const evidenceKind = codeTable('evidenceKind', EVIDENCE_KIND);

const { columns } = fieldsOf<Evidence>()('evidence', {
  objectNo: f.code({ width: 150 }),
  kind: f.codes(evidenceKind, { width: 110 }),
  fileName: f.text({
    width: 220,
    cell: ({ url, fileName }) => (
      <a href={url} target="_blank" rel="noreferrer">
        {fileName}
      </a>
    ),
  }),
  note: f.text({ width: 200 }),
  byName: f.person(),
  time: f.dateTime(),
}).table({ show: ['objectNo', 'kind', 'fileName', 'note', 'byName', 'time'] });

const RULES = { accept: FILE_ACCEPT.evidence, maxKb: UPLOAD_DEFAULTS.maxKb };
const NOTE_MAX = 200;

type Target = { diffId: string } | { matchId: string };

/** A file, what it is, and what there is to say of it. */
function Add({ target }: { target: Target }) {
  const text = useText();
  const [kind, setKind] = useState<EvidenceKind>(EVIDENCE_KIND.delivery);
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const upload = async (original: File) => {
    setIsBusy(true);
    try {
      const file = await compressImage(original);
      const refusal = refuseFile(file, RULES);
      if (refusal) {
        notifier.error(text(refusal.id, refusal.values));
        return;
      }
      const { fileId } = await call.upload(fileApi.upload, { bizType: 'evidence' }, { file, name: file.name });
      await call(evidenceApi.add, { ...target, fileId, kind, note });
      setNote('');
    } catch {
      // The http door has said what was wrong.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Flex wrap gap="small">
      <Select<EvidenceKind>
        virtual={false}
        aria-label={text('evidence.kind')}
        value={kind}
        onChange={setKind}
        options={Object.values(EVIDENCE_KIND).map((value) => ({ value, label: evidenceKind.labelOf(value) }))}
      />
      <Input
        style={{ flex: '1 1 160px' }}
        aria-label={text('evidence.note')}
        placeholder={text('evidence.note')}
        maxLength={NOTE_MAX}
        value={note}
        onChange={({ target: { value } }) => setNote(plainText(value))}
      />
      <Upload
        accept={RULES.accept}
        showUploadList={false}
        disabled={isBusy}
        beforeUpload={(file) => {
          void upload(file);
          // antd would send the file by itself.
          return false;
        }}
      >
        <Button type="primary" icon={<UploadOutlined />} loading={isBusy}>
          {text('evidence.add')}
        </Button>
      </Upload>
    </Flex>
  );
}

interface Props {
  objectId: string;
  /** Without it everything of a statement is shown, and nothing is added. */
  target?: Target;
  no?: string;
  onClose: () => void;
}

/** What stands behind a decision (docs/domain/reconciliation.md#evidence). */
export function EvidenceDrawer({ objectId, target, no, onClose }: Props) {
  const text = useText();
  const can = kit().useCan();
  const { data } = useCall(evidenceApi.list, { objectId });
  return (
    <Drawer open size={960} title={no ? text('evidence.of', { no }) : text('evidence.title')} onClose={onClose}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary">
          <T id="evidence.help" />
        </Typography.Text>
        {target && can('checkDiffList_evidence') && <Add target={target} />}
        <RecordTable<Evidence>
          rowKey="evidenceId"
          columns={columns}
          rows={data}
          locale={{ emptyText: <T id="evidence.none" /> }}
          actions={({ evidenceId, fileName, canDelete }) => (
            <RowActions
              actions={
                canDelete === 1
                  ? [
                      {
                        code: 'checkDiffList_evidence',
                        label: 'evidence.delete',
                        danger: true,
                        confirm: { title: 'evidence.askDelete', values: { name: fileName } },
                        onAction: () => call(evidenceApi.delete, { evidenceId }),
                      },
                    ]
                  : []
              }
            />
          )}
        />
      </Flex>
    </Drawer>
  );
}
