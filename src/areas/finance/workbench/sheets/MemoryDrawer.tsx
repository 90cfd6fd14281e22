import { Drawer } from 'antd';
import { MATCH_STATUS, SIDE, type Side } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { MatchView, NumberRuleView } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import { RowActions } from '@kit/actions/RowActions';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { CrudTable } from '@kit/table/CrudTable';

/** What stands around the part that both numbers have in common. */
const shape = (prefix: string, suffix: string) => `${prefix}…${suffix}`;

const { columns } = fieldsOf<NumberRuleView>()('numberRule', {
  theirPrefix: f.text({ width: 140, cell: (rule) => shape(rule.theirPrefix, rule.theirSuffix) }),
  ourPrefix: f.text({ width: 140, cell: (rule) => shape(rule.ourPrefix, rule.ourSuffix) }),
  pairs: f.list({
    width: 320,
    cell: ({ pairs }) =>
      pairs.map(({ theirs, ours }) => (
        <div key={`${theirs} ${ours}`}>
          {theirs} → {ours}
        </div>
      )),
  }),
  enabled: f.flag({}),
  byName: f.person(),
}).table({ show: ['theirPrefix', 'ourPrefix', 'pairs', 'enabled', 'byName'] });

const numbersOf = ({ rows }: MatchView, side: Side) => rows.filter((row) => row.side === side).map(({ no }) => no);

/** What somebody has refused or taken apart. */
const pairs = fieldsOf<MatchView, MatchView & { ours: string; theirs: string }>()('decidedPair', {
  matchNo: f.code({ width: 170 }),
  status: f.text({
    width: 130,
    cell: ({ status }) => <T id={status === MATCH_STATUS.rejected ? 'decidedPair.rejected' : 'decidedPair.held'} />,
  }),
  ours: f.text({ width: 220, cell: (match) => numbersOf(match, SIDE.ours).join(' ') }),
  theirs: f.text({ width: 220, cell: (match) => numbersOf(match, SIDE.theirs).join(' ') }),
  ourAmount: f.money(),
  counterAmount: f.money(),
}).table({ show: ['matchNo', 'status', 'ours', 'theirs', 'ourAmount', 'counterAmount'] });

function Memory({ statementId, onClose }: { statementId: string; onClose: () => void }) {
  const text = useText();
  const { data } = useCall(workbenchApi.memory, { statementId });
  return (
    <Drawer open size={1080} title={text('workbench.memory')} onClose={onClose}>
      <p>
        <T id="workbench.memoryHelp" />
      </p>
      <RecordTable<NumberRuleView>
        rowKey="key"
        columns={columns}
        rows={data}
        actions={({ ruleId, enabled, theirPrefix, theirSuffix, ourPrefix, ourSuffix }) => (
          <RowActions
            actions={[
              ruleId !== null && enabled === 1
                ? {
                    code: 'checkDiffList_memory',
                    label: 'numberRule.disable',
                    onAction: () => call(workbenchApi.disableRule, { ruleId }),
                  }
                : {
                    code: 'checkDiffList_memory',
                    label: 'numberRule.enable',
                    onAction: () =>
                      call(workbenchApi.enableRule, {
                        ...{ statementId, theirPrefix, theirSuffix, ourPrefix, ourSuffix },
                      }),
                  },
              ...(ruleId === null
                ? []
                : [
                    {
                      code: 'checkDiffList_memory' as const,
                      label: 'numberRule.forget' as const,
                      danger: true,
                      confirm: {
                        title: 'numberRule.askForget' as const,
                        content: 'numberRule.askForgetHelp' as const,
                        values: { rule: `${shape(theirPrefix, theirSuffix)} → ${shape(ourPrefix, ourSuffix)}` },
                      },
                      onAction: () => call(workbenchApi.forgetRule, { ruleId }, { silent: true }),
                    },
                  ]),
            ]}
          />
        )}
      />
      <h3>
        <T id="workbench.decided" />
      </h3>
      <CrudTable<MatchView>
        {...pairs}
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
                onAction: () => call(workbenchApi.forgetPair, { matchId, version }, { silent: true }),
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
