import { Flex, Tag } from 'antd';
import type { DuplicateNote, DuplicateVeto, ShownFact } from '@/contract/master-data/duplicates';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';
import { agreement, facts, noteLabels, vetoLabels } from './duplicateCodes';

interface Alike {
  facts: readonly ShownFact[];
  vetoes: readonly DuplicateVeto[];
  notes: readonly DuplicateNote[];
}

interface FactRow {
  fact: ShownFact['fact'];
  one: string;
  other: string;
  agrees: 'yes' | 'no' | 'unknown';
}

const agreesOf = (agrees: boolean | null): FactRow['agrees'] => {
  if (agrees === null) return 'unknown';
  return agrees ? 'yes' : 'no';
};

/** Whether a customer is a chain is yes or no; all other facts are shown as they are. */
const said = (fact: FactRow['fact'], value: string) =>
  fact === 'chain' ? <T id={value === '1' ? 'kit.yes' : 'kit.no'} /> : value || NOTHING;

const factFields = fieldsOf<FactRow>()('duplicate', {
  fact: f.codes(facts, { width: 100 }),
  one: f.text({ width: 140, cell: ({ fact, one }) => said(fact, one) }),
  other: f.text({ width: 140, cell: ({ fact, other }) => said(fact, other) }),
  agrees: f.codes(agreement, { width: 80 }),
});
const { columns } = factFields.table({ show: ['fact', 'one', 'other', 'agrees'] });

/** Why two records cannot be one, and what else to know of them, each in a few words. */
export const Reservations = ({ vetoes, notes }: Omit<Alike, 'facts'>) => (
  <Flex wrap gap="small">
    {vetoes.map((veto) => (
      <Tag key={veto} color="red">
        {vetoLabels.labelOf(veto)}
      </Tag>
    ))}
    {notes.map((note) => (
      <Tag key={note} color="orange">
        {noteLabels.labelOf(note)}
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
      {/* Both records stand side by side on a phone as well. */}
      <RecordTable<FactRow> rowKey="fact" columns={columns} rows={rows} scroll={{}} />
    </Flex>
  );
}
