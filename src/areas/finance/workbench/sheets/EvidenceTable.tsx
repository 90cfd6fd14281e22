import { type Evidence, EVIDENCE_KIND, evidenceApi } from '@/contract/finance/evidence';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import { RowActions } from '@kit/actions/RowActions';
import { useCall } from '@kit/data/useCall';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

export const evidenceKind = codeTable('evidenceKind', EVIDENCE_KIND);

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

/** The files behind a difference, a match or a whole statement. */
export function EvidenceTable({ objectId }: { objectId: string }) {
  const read = useCall(evidenceApi.list, { objectId });
  return (
    <RecordTable<Evidence>
      rowKey="evidenceId"
      columns={columns}
      rows={read.data}
      read={read}
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
  );
}
