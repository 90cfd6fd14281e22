import { Flex, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { SIDE, type Side } from '@/contract/finance/matching';
import type { BridgeView, WorkRow } from '@/contract/finance/workbench-records';
import { T } from '@/core/i18n';
import { ActionButton } from '@kit/actions/ActionButton';
import { formatMoney } from '@kit/format/number';
import { Pane } from './Pane';
import { ReplyNote } from './suggestions/ReplyNote';
import { Suggestions } from './suggestions/Suggestions';
import { SumSearch } from './suggestions/SumSearch';
import { useDiffActions } from './useDiffActions';
import { useObjects } from './useObjects';
import type { Sought } from './useRows';
import { useRunEnded } from './useRun';
import { type Filter, useWorkbench } from './useWorkbench';
import { FIRST_FILTER, WorkFilters } from './WorkFilters';
import styles from './Workbench.module.css';

interface FootProps {
  sums: { ours: number; theirs: number; residual: number };
  isIdle: boolean;
  onMatch: () => unknown;
  onUndo: () => unknown;
  onRedo: () => unknown;
  onKeys: () => unknown;
}

/** The sums of the selected rows, and the actions on them. */
function Foot({ sums: { ours, theirs, residual }, isIdle, onMatch, onUndo, onRedo, onKeys }: FootProps) {
  const values = { ours: formatMoney(ours), theirs: formatMoney(theirs), residual: formatMoney(residual) };
  return (
    <Flex wrap gap="small" align="center" className={styles.foot ?? ''}>
      <Typography.Text>
        <T id="workbench.chosen" values={values} />
      </Typography.Text>
      <ActionButton
        code="checkDiffList_match"
        label="workbench.match"
        size="small"
        type="primary"
        disabled={isIdle}
        onAction={onMatch}
      />
      <ActionButton code="checkDiffList_undo" label="workbench.undo" size="small" onAction={onUndo} />
      <ActionButton code="checkDiffList_undo" label="workbench.redo" size="small" onAction={onRedo} />
      <span className={styles.keys}>
        <ActionButton label="workKeys.title" size="small" onAction={onKeys} />
      </span>
    </Flex>
  );
}

interface Props {
  statementId: string;
  bridge: BridgeView;
  /** The filter of the rows in both panes. */
  filter: Filter;
  /** A drawer or dialog covers the panes. */
  isCovered: boolean;
  onKeys: () => void;
}

/** When a form closes, the focus returns to the row where it was. */
function useFocusBack(isOver: boolean, selector: string) {
  const wasOver = useRef(isOver);
  useEffect(() => {
    const isBack = wasOver.current && !isOver;
    wasOver.current = isOver;
    if (isBack && document.activeElement === document.body)
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [isOver, selector]);
}

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Our documents and those of the partner, with the suggested matches between them. */
export function Panes({ statementId, bridge, filter, isCovered, onKeys }: Props) {
  const [sought, setSought] = useState<Sought>({});
  const { handleOf, dialog, isOpen: isHandling } = useDiffActions();
  const objects = useObjects();
  const onRow = {
    handle: ({ rowId }: WorkRow) => handleOf({ statementId, rowId }),
    evidence: (row: WorkRow) => objects.evidenceOf(statementId, row),
    remark: (row: WorkRow) => objects.remarkOf(statementId, row),
  };
  const { position, selection, ...work } = useWorkbench({
    ...{ statementId, filter, sought, onRow },
    leads: { filter: () => focusOn(`#${FIRST_FILTER}`), keys: onKeys },
  });
  const { panes, matches, chosenMatch, setChosenMatch } = position;
  useRunEnded(bridge, () => {
    panes[SIDE.ours].read.refresh();
    panes[SIDE.theirs].read.refresh();
  });
  const isOver = isCovered || isHandling || objects.isOpen;
  useFocusBack(isOver, `[data-pane="${position.side}"]`);
  const pane = (side: Side, title: 'workbench.ours' | 'workbench.theirs') => {
    const { rows, total, read, loadMore } = panes[side];
    return (
      <Pane
        {...{ side, title, rows, total, read }}
        partyType={bridge.partyType}
        at={position.indexIn(side)}
        chosen={selection.ids}
        onAt={(index) => position.goTo(index, side)}
        onToggle={selection.toggle}
        onEnd={() => void loadMore()}
      />
    );
  };
  return (
    <>
      <WorkFilters
        partyType={bridge.partyType}
        onSought={setSought}
        onLeave={() => focusOn(`[data-pane="${position.side}"]`)}
      />
      <div className={styles.panes} role="presentation" onKeyDown={work.onKeyDown}>
        {pane(SIDE.ours, 'workbench.ours')}
        <div className={styles.middle}>
          {position.row?.reply && <ReplyNote reply={position.row.reply} />}
          <Suggestions
            read={position.read}
            matches={matches}
            at={chosenMatch}
            onAt={setChosenMatch}
            onSet={work.chooseSet}
          />
          {position.row && (
            <SumSearch
              {...work.sums}
              onSet={(rows) => position.row && selection.set([position.row, ...rows])}
              row={position.row}
              onRow={onRow}
            />
          )}
        </div>
        {pane(SIDE.theirs, 'workbench.theirs')}
      </div>
      <Foot
        sums={selection.sums}
        isIdle={!work.hasChosen}
        onMatch={work.matchChosen}
        onUndo={work.undo}
        onRedo={work.redo}
        onKeys={onKeys}
      />
      {dialog}
      {objects.dialog}
    </>
  );
}
