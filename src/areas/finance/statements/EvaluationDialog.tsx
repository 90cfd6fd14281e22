import { Button, Flex, InputNumber, Typography } from 'antd';
import { useState } from 'react';
import type { Output } from '@/contract/endpoint';
import { type RuleEvaluation, rulesApi } from '@/contract/finance/rule-settings';
import type { Statement } from '@/contract/finance/statements';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { Dialog } from '@/ui/Dialog';
import { RULE_TEXTS } from '../shared/ruleTexts';
import { workbenchPath } from '../shared/workbenchPaths';
import { useWhose } from '../shared/rules/useWhose';

type Evaluated = Output<typeof rulesApi.evaluate>;
type Mistake = Evaluated['mistakes'][number];

const RuleName = ({ rule }: Pick<RuleEvaluation, 'rule'>) => (
  <>
    {rule} <T id={RULE_TEXTS[rule]} />
  </>
);

const figures = fieldsOf<RuleEvaluation>()('ruleEvaluation', {
  rule: f.text({ width: 260, cell: ({ rule }) => <RuleName rule={rule} /> }),
  found: f.count(),
  right: f.count(),
  wrong: f.count(),
  open: f.count(),
}).table({ show: ['rule', 'found', 'right', 'wrong', 'open'] });

const mistakes = fieldsOf<Mistake>()('ruleEvaluation', {
  rule: f.text({ width: 220, cell: ({ rule }) => <RuleName rule={rule} /> }),
  statementNo: f.code({
    width: 170,
    cell: ({ statementId, statementNo }) => <a href={workbenchPath(statementId)}>{statementNo}</a>,
  }),
  ours: f.text({ width: 200 }),
  theirs: f.text({ width: 200 }),
  matchNos: f.text({ width: 200 }),
}).table({ show: ['rule', 'statementNo', 'ours', 'theirs', 'matchNos'] });

const DAYS = { least: 30, usual: 90, most: 365 };

interface Props {
  /** Opens the evaluation of the statement's partner or company; without it, the user chooses a partner or company. */
  statement?: Statement;
  onClose: () => void;
}

function Evaluation({ statement, onClose }: Props) {
  const text = useText();
  const { picker, whose, name } = useWhose({ statement, hasAll: true });
  const [days, setDays] = useState(DAYS.usual);
  const [result, setResult] = useState<Evaluated>();
  const [isBusy, setIsBusy] = useState(false);
  const evaluate = async () => {
    setIsBusy(true);
    try {
      setResult(await call(rulesApi.evaluate, { ...whose, days }));
    } catch {
      // `call` has shown what was wrong.
    } finally {
      setIsBusy(false);
    }
  };
  const title = name === undefined ? text('ruleEvaluation.any') : text('ruleEvaluation.title', { name });
  return (
    <Dialog open width={900} title={title} footer={null} onCancel={onClose}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary">
          <T id="ruleEvaluation.help" />
        </Typography.Text>
        <Flex wrap gap="small" align="center">
          {picker}
          <T id="ruleEvaluation.days" />
          <InputNumber
            aria-label={text('ruleEvaluation.days')}
            min={DAYS.least}
            max={DAYS.most}
            precision={0}
            value={days}
            onChange={(value) => setDays(value ?? DAYS.usual)}
          />
          <Button type="primary" loading={isBusy} onClick={() => void evaluate()}>
            {text('ruleEvaluation.run')}
          </Button>
        </Flex>
        {result && (
          <>
            <div role="status">
              <T id="ruleEvaluation.statements" values={{ count: result.statements }} />
            </div>
            <RecordTable<RuleEvaluation> rowKey="rule" columns={figures.columns} rows={result.rules} />
          </>
        )}
        {result && result.mistakes.length > 0 && (
          <>
            <Typography.Text strong>
              <T id="ruleEvaluation.mistakes" />
            </Typography.Text>
            <RecordTable<Mistake>
              rowKey={({ statementId, ours, theirs }) => `${statementId} ${ours} ${theirs}`}
              columns={mistakes.columns}
              rows={result.mistakes}
            />
          </>
        )}
      </Flex>
    </Dialog>
  );
}

/** How many of the machine's matches people have kept, by rule (docs/domain/reconciliation.md#settings). */
export const EvaluationDialog = withTexts(['finance/rules', 'finance/statements', 'finance/workbench'], Evaluation);
