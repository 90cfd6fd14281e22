import { Drawer } from 'antd';
import { workbenchApi } from '@/contract/finance/workbench';
import type { NumberRuleView } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import { RowActions } from '@kit/actions/RowActions';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';

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

/** Rules about the partner's numbers: one click puts a proposed one in force. */
export function MemoryDrawer({ statementId, onClose }: { statementId: string; onClose: () => void }) {
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
            ]}
          />
        )}
      />
    </Drawer>
  );
}
