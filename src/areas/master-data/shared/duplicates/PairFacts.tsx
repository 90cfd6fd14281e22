import { Flex, Tag } from 'antd';
import type { DuplicateNote, DuplicateVeto, ShownFact } from '@/contract/master-data/duplicates';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

interface Alike {
  facts: readonly ShownFact[];
  vetoes: readonly DuplicateVeto[];
  notes: readonly DuplicateNote[];
}

const AGREES = { yes: 'yes', no: 'no', unknown: 'unknown' } as const;
const agreement = codeTable('duplicateAgrees', AGREES, { tones: { yes: 'active', no: 'stopped', unknown: 'draft' } });

const facts = codeTable('duplicateFact', {
  ...{ brand: 'brand', region: 'region', kind: 'kind', marker: 'marker', chain: 'chain', phone: 'phone' },
  ...{ legalPerson: 'legalPerson', address: 'address', substance: 'substance', strength: 'strength' },
  ...{ count: 'count', maker: 'maker', uscc: 'uscc', licence: 'licence', approvalNo: 'approvalNo', barcode: 'barcode' },
});

interface FactRow {
  fact: ShownFact['fact'];
  one: string;
  other: string;
  agrees: (typeof AGREES)[keyof typeof AGREES];
}

const agreesOf = (agrees: boolean | null) => {
  if (agrees === null) return AGREES.unknown;
  return agrees ? AGREES.yes : AGREES.no;
};

const factFields = fieldsOf<FactRow>()('duplicate', {
  fact: f.codes(facts, { width: 130 }),
  one: f.text({ width: 220 }),
  other: f.text({ width: 220 }),
  agrees: f.codes(agreement, { width: 90 }),
});
const { columns } = factFields.table({ show: ['fact', 'one', 'other', 'agrees'] });

/** What rules two records out or has to be known of them, in a word each. */
export const Reservations = ({ vetoes, notes }: Omit<Alike, 'facts'>) => (
  <Flex wrap gap="small">
    {vetoes.map((veto) => (
      <Tag key={veto} color="red">
        <T id={`duplicateVeto.${veto}`} />
      </Tag>
    ))}
    {notes.map((note) => (
      <Tag key={note} color="orange">
        <T id={`duplicateNote.${note}`} />
      </Tag>
    ))}
  </Flex>
);

/** Two records side by side, fact by fact. */
export function PairFacts({ facts: compared, vetoes, notes }: Alike) {
  const rows = compared.map(({ fact, mine, theirs, agrees }) => ({
    ...{ fact, one: mine, other: theirs },
    agrees: agreesOf(agrees),
  }));
  return (
    <Flex vertical gap="middle">
      <Reservations vetoes={vetoes} notes={notes} />
      <RecordTable<FactRow> rowKey="fact" columns={columns} rows={rows} />
    </Flex>
  );
}
