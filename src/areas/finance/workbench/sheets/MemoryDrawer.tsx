import { Drawer } from 'antd';
import { MATCH_STATUS, NUMBER_RULE_STATE, SIDE, type Side } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { MatchView, NumberRuleView } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { useIsPhone } from '@/core/media/media';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import type { Action } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { useCall } from '@kit/data/useCall';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { CrudTable } from '@kit/table/CrudTable';
import { sideOf } from './sideOf';

/** The texts around the part that both numbers have in common. */
const shape = (prefix: string, suffix: string) => `${prefix}…${suffix}`;
const nameOf = ({ theirPrefix, theirSuffix, ourPrefix, ourSuffix }: NumberRuleView) =>
  `${shape(theirPrefix, theirSuffix)} → ${shape(ourPrefix, ourSuffix)}`;

const ruleState = codeTable('numberRuleState', NUMBER_RULE_STATE, {
  tones: { proposed: 'waiting', inForce: 'active', disabled: 'ended', suspended: 'attention' },
});

const { columns } = fieldsOf<NumberRuleView>()('numberRule', {
  theirPrefix: f.text({ width: 120, cell: (rule) => shape(rule.theirPrefix, rule.theirSuffix) }),
  ourPrefix: f.text({ width: 120, cell: (rule) => shape(rule.ourPrefix, rule.ourSuffix) }),
  state: f.codes(ruleState, { width: 100 }),
  pairs: f.list({
    width: 300,
    cell: ({ pairs }) =>
      pairs.map(({ theirs, ours }) => (
        <div key={`${theirs} ${ours}`}>
          {theirs} → {ours}
        </div>
      )),
  }),
  against: f.list({
    width: 300,
    cell: ({ against, againstCount }) =>
      againstCount > 0 && (
        <>
          {against.map(({ theirs, ours, matchNo }) => (
            <div key={matchNo}>
              {theirs} → {ours} · {matchNo}
            </div>
          ))}
          {againstCount > against.length && (
            <T id="numberRule.more" values={{ count: againstCount - against.length }} />
          )}
        </>
      ),
  }),
  suspendedTime: f.dateTime(),
  reason: f.text({ width: 160 }),
  byName: f.person(),
}).table({ show: ['theirPrefix', 'ourPrefix', 'state', 'pairs', 'against', 'suspendedTime', 'reason', 'byName'] });

const numbersOf = ({ rows }: MatchView, side: Side) => rows.filter((row) => row.side === side).map(({ no }) => no);

type Decided = MatchView & { ours: string; theirs: string };

const said = ({ status }: MatchView) => (
  <T id={status === MATCH_STATUS.rejected ? 'decidedPair.rejected' : 'decidedPair.held'} />
);

/** A match that somebody has refused or taken apart. */
const pairs = fieldsOf<MatchView, Decided>()('decidedPair', {
  matchNo: f.code({ width: 170 }),
  status: f.text({ width: 130, cell: said }),
  ours: f.text({ width: 220, cell: (match) => numbersOf(match, SIDE.ours).join(' ') }),
  theirs: f.text({ width: 220, cell: (match) => numbersOf(match, SIDE.theirs).join(' ') }),
  ourAmount: f.money(),
  counterAmount: f.money(),
}).table({ show: ['matchNo', 'status', 'ours', 'theirs', 'ourAmount', 'counterAmount'] });

/** A card has room for the documents of both sides. */
const pairCards = fieldsOf<MatchView, Decided>()('decidedPair', {
  matchNo: f.text({
    ellipsis: false,
    cell: (match) => (
      <>
        {match.matchNo} · {said(match)}
      </>
    ),
  }),
  ours: f.text({
    ellipsis: false,
    cell: (match) => sideOf(numbersOf(match, SIDE.ours).join(' '), match.ourAmount),
  }),
  theirs: f.text({
    ellipsis: false,
    cell: (match) => sideOf(numbersOf(match, SIDE.theirs).join(' '), match.counterAmount),
  }),
}).table({ show: ['matchNo', 'ours', 'theirs'] });

const code = 'checkDiffList_memory';
const { proposed, inForce, suspended } = NUMBER_RULE_STATE;

/** The action that enables, disables or resumes a rule, by its state. */
function standingAction(rule: NumberRuleView, statementId: string): Action {
  const { ruleId, state, theirPrefix, theirSuffix, ourPrefix, ourSuffix } = rule;
  const shapes = { statementId, theirPrefix, theirSuffix, ourPrefix, ourSuffix };
  if (ruleId !== null && state === inForce)
    return { code, label: 'numberRule.disable', onAction: () => call(workbenchApi.disableRule, { ruleId }) };
  if (state !== suspended)
    return { code, label: 'numberRule.enable', onAction: () => call(workbenchApi.enableRule, shapes) };
  return {
    code,
    label: 'numberRule.resume',
    reason: {
      ...{ title: 'numberRule.askResume', content: 'numberRule.askResumeHelp', values: { rule: nameOf(rule) } },
      ...{ min: 5, max: 100 },
    },
    onAction: ({ reason }) => call(workbenchApi.enableRule, { ...shapes, reason }),
  };
}

function actionsOf(rule: NumberRuleView, statementId: string): Action[] {
  const { ruleId, state } = rule;
  const standing = standingAction(rule, statementId);
  if (ruleId === null || state === proposed) return [standing];
  return [
    standing,
    {
      code,
      label: 'numberRule.forget',
      danger: true,
      confirm: {
        ...{ title: 'numberRule.askForget', content: 'numberRule.askForgetHelp' },
        values: { rule: nameOf(rule) },
      },
      onAction: () => call(workbenchApi.forgetRule, { ruleId }),
    },
  ];
}

function Memory({ statementId, onClose }: { statementId: string; onClose: () => void }) {
  const text = useText();
  const isPhone = useIsPhone();
  const read = useCall(workbenchApi.memory, { statementId });
  return (
    <Drawer open size={1280} title={text('workbench.memory')} onClose={onClose}>
      <p>
        <T id="workbench.memoryHelp" />
      </p>
      <RecordTable<NumberRuleView>
        rowKey="key"
        columns={columns}
        rows={read.data}
        read={read}
        actions={(rule) => <RowActions actions={actionsOf(rule, statementId)} />}
      />
      <h3>
        <T id="workbench.decided" />
      </h3>
      <CrudTable<MatchView>
        {...(isPhone ? pairCards : pairs)}
        search={false}
        rowKey="matchId"
        list={workbenchApi.pairs}
        params={{ statementId }}
        emptyText="workbench.noDecided"
        actions={({ matchId, matchNo, version }) => (
          <RowActions
            actions={[
              {
                code: 'checkDiffList_memory',
                label: 'numberRule.forget',
                danger: true,
                confirm: { title: 'decidedPair.ask', content: 'decidedPair.askHelp', values: { matchNo } },
                onAction: () => call(workbenchApi.forgetPair, { matchId, version }),
              },
            ]}
          />
        )}
      />
    </Drawer>
  );
}

/** Rules about the partner's numbers: one click puts a proposed one in force, another forgets it. */
export const MemoryDrawer = withTexts(['finance/memory'], Memory);
