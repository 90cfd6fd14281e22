import { Alert, Flex } from 'antd';
import { ladderText } from '@/contract/promotion/activity-text';
import { LADDER_TRAITS, type SettleMode } from '@/contract/promotion/activity';
import { T, useText } from '@/core/i18n';
import { LadderChart } from './LadderChart';
import { curveOf } from './ladderCurve';
import { type LadderRow, type LadderTerms, wholeSteps } from './ladderRows';

interface Props {
  terms: LadderTerms;
  rows: readonly LadderRow[];
  settleMode: SettleMode;
  maxTimes: number | null;
}

/** The rewards of a ladder, in words and as a curve, once its rows are valid. */
export function LadderPreview({ terms, rows, settleMode, maxTimes }: Props) {
  const say = useText();
  const steps = wholeSteps(terms, rows);
  if (!steps)
    return <Alert type="info" role="status" title={<T id="ladder.incomplete" />} style={{ marginBlockEnd: 16 }} />;
  const summary = ladderText({ activityType: terms.activityType, settleMode }, steps, say);
  const isMoney = LADDER_TRAITS[terms.activityType].measure === 'AMOUNT';
  return (
    <Flex vertical gap="small" style={{ marginBlockEnd: 16 }}>
      <Alert type="info" role="status" title={summary} />
      <LadderChart curve={curveOf(terms, steps, maxTimes)} byAmount={isMoney} summary={summary} />
    </Flex>
  );
}
