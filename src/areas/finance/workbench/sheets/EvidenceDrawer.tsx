import { UploadOutlined } from '@ant-design/icons';
import { Button, Drawer, Flex, Input, Select, Typography, Upload } from 'antd';
import { useState } from 'react';
import { EVIDENCE_KIND, evidenceApi, type EvidenceKind } from '@/contract/finance/evidence';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { plainText } from '@/core/input/filters';
import { useUpload } from '@/ui/upload/useUpload';
import { kit } from '@kit/host';
import { evidenceKind, EvidenceTable } from './EvidenceTable';

const NOTE_MAX = 200;

type Target = { diffId: string } | { matchId: string } | { statementId: string };

/** Adds a file as evidence, with its kind and a note. */
function Add({ target }: { target: Target }) {
  const text = useText();
  const [kind, setKind] = useState<EvidenceKind>(EVIDENCE_KIND.delivery);
  const [note, setNote] = useState('');
  const { picker, isBusy } = useUpload({
    bizType: 'evidence',
    onFile: async ({ fileId }) => {
      await call(evidenceApi.add, { ...target, fileId, kind, note });
      // A note that was typed during the upload is for the next file.
      setNote((now) => (now === note ? '' : now));
    },
  });
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
      <Upload {...picker}>
        <Button type="primary" icon={<UploadOutlined />} loading={isBusy}>
          {text('evidence.add')}
        </Button>
      </Upload>
    </Flex>
  );
}

interface EvidenceProps {
  /** The id of a difference or a match; the id of a statement shows all of its evidence. */
  objectId: string;
  target?: Target;
}

/** The evidence for a decision, or for a whole statement (docs/domain/workbench.md#evidence). */
export function Evidence({ objectId, target }: EvidenceProps) {
  const can = kit().useCan();
  return (
    <Flex vertical gap="middle">
      <Typography.Text type="secondary">
        <T id="evidence.help" />
      </Typography.Text>
      {target && can('checkDiffList_evidence') && <Add target={target} />}
      <EvidenceTable objectId={objectId} />
    </Flex>
  );
}

interface Props extends EvidenceProps {
  no: string;
  onClose: () => void;
}

export function EvidenceDrawer({ no, onClose, ...props }: Props) {
  return (
    <Drawer open size={960} title={useText()('evidence.of', { no })} onClose={onClose}>
      <Evidence {...props} />
    </Drawer>
  );
}
