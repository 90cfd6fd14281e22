import { Drawer, Tabs } from 'antd';
import { useState } from 'react';
import {
  DUPLICATE_DECISION,
  DUPLICATE_PAGES,
  duplicateApi,
  type DuplicateDecision,
  type DuplicateKind,
  type DuplicatePair,
  MERGE_STATUS,
  type MergeRow,
} from '@/contract/master-data/duplicates';
import { can } from '@/core/auth/permission';
import { call } from '@/core/http/call';
import { T, withTexts } from '@/core/i18n';
import { embedded } from '@/ui/embedded';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { mergedSides, mergeFields, pairFields } from './duplicateFields';
import { MergeDialog } from './MergeDialog';
import { PairDrawer } from './PairDrawer';

const WIDTH = 1080;

const open = pairFields.table({ show: ['one', 'other', 'verdict', 'clusterSize', 'foundTime'] });
const decided = pairFields.table({ show: ['one', 'other', 'verdict', 'reason', 'decidedByName', 'decideTime'] });
const merges = mergeFields.table({
  show: [
    ...(['mergeNo', 'sourceName', 'targetName', 'refCount', 'status'] as const),
    ...(['mergedByName', 'mergeTime', 'undoneByName', 'undoneTime'] as const),
  ],
});

interface ListProps {
  kind: DuplicateKind;
  decision: DuplicateDecision;
  onShow: (pair: DuplicatePair) => void;
}

/** Pairs that wait for a decision, or have a decision. */
const PairList = ({ kind, decision, onShow }: ListProps) => (
  <CrudTable<DuplicatePair>
    {...(decision === DUPLICATE_DECISION.none ? open : decided)}
    {...embedded}
    search={false}
    rowKey="pairId"
    list={duplicateApi.page}
    params={{ kind, decision }}
    emptyText="duplicate.empty"
    actions={(row) => <RowActions actions={[{ label: 'duplicate.compare', onAction: () => onShow(row) }]} />}
  />
);

/** Merges, which can be undone. */
const MergeList = ({ kind }: { kind: DuplicateKind }) => (
  <CrudTable<MergeRow>
    {...merges}
    {...embedded}
    search={false}
    rowKey="mergeNo"
    list={duplicateApi.mergePage}
    params={{ kind }}
    emptyText="duplicate.emptyMerges"
    actions={(row) => (
      <RowActions
        actions={
          row.status === MERGE_STATUS.merged
            ? [
                {
                  ...{ code: `${DUPLICATE_PAGES[kind]}_unmerge`, label: 'duplicate.unmerge', danger: true },
                  confirm: {
                    title: 'duplicate.askUnmerge',
                    content: 'duplicate.askUnmergeHelp',
                    values: { mergeNo: row.mergeNo, ...mergedSides(row) },
                  },
                  onAction: () => call(duplicateApi.unmerge, { mergeNo: row.mergeNo }),
                  done: 'duplicate.undone',
                },
              ]
            : []
        }
      />
    )}
  />
);

interface Props {
  kind: DuplicateKind;
  onClose: () => void;
}

function Duplicates({ kind, onClose }: Props) {
  const [shown, setShown] = useState<DuplicatePair>();
  const [isMerging, setMerging] = useState(false);
  const page = DUPLICATE_PAGES[kind];
  const seesMerges = can(`${page}_merge`) || can(`${page}_unmerge`);
  const list = (decision: DuplicateDecision) => <PairList kind={kind} decision={decision} onShow={setShown} />;
  const { none, toMerge, different } = DUPLICATE_DECISION;
  return (
    <Drawer open size={WIDTH} onClose={onClose} title={<T id="duplicate.title" />}>
      <Tabs
        destroyOnHidden
        items={[
          { key: 'open', label: <T id="duplicate.open" />, children: list(none) },
          { key: 'toMerge', label: <T id="duplicate.toMerge" />, children: list(toMerge) },
          { key: 'different', label: <T id="duplicate.different" />, children: list(different) },
          ...(seesMerges
            ? [{ key: 'merges', label: <T id="duplicate.merges" />, children: <MergeList kind={kind} /> }]
            : []),
        ]}
      />
      {shown && <PairDrawer pair={shown} onClose={() => setShown(undefined)} onMerge={() => setMerging(true)} />}
      {shown && isMerging && (
        <MergeDialog
          pair={shown}
          onClose={() => setMerging(false)}
          onMerged={() => {
            setMerging(false);
            setShown(undefined);
          }}
        />
      )}
    </Drawer>
  );
}

/** Pairs of possible duplicates of a kind, the decisions on them, and the merges. */
export const DuplicatesDrawer = withTexts(
  [
    'master-data/duplicates',
    'master-data/entries',
    'master-data/entry-forms',
    'master-data/licences',
    'master-data/goods-codes',
  ],
  Duplicates,
);
