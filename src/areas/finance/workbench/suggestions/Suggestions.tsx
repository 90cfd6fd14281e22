import { Alert, Button, Card, Empty, Flex, Tag, Typography } from 'antd';
import { MATCH_STATUS } from '@/contract/finance/matching';
import type { MatchView } from '@/contract/finance/workbench-records';
import { T, type TextId } from '@/core/i18n';
import { Waiting } from '@/ui/Waiting';
import { ActionButton } from '@kit/actions/ActionButton';
import { formatMoney } from '@kit/format/number';
import { canConfirm, confirmMatch, rejectMatch, unmatchMatch } from '../matchCalls';
import { RULE_TEXTS } from '../../shared/ruleTexts';
import styles from '../Workbench.module.css';
import type { Read } from '../useRows';
import { diffCause, matchLevel } from '../workFields';

const NUMBERS: Readonly<Record<string, TextId>> = {
  EXACT: 'matchNumber.EXACT',
  NORM: 'matchNumber.NORM',
  MAP: 'matchNumber.MAP',
  PART: 'matchNumber.PART',
  NONE: 'matchNumber.NONE',
  MISSING: 'matchNumber.MISSING',
};
const matchNumber = (number: string) => {
  const id = NUMBERS[number];
  return id ? <T id={id} /> : number;
};

interface Props {
  matches: readonly MatchView[];
  /** The index of the suggestion that the keys confirm. */
  at: number;
  onAt: (index: number) => void;
  onSet: (rowIds: readonly string[]) => void;
}

function Rows({ rows }: Pick<MatchView, 'rows'>) {
  return rows.map(({ rowId, side, no, text, date, amount }) => (
    <Flex key={rowId} justify="space-between" gap="small">
      <Typography.Text ellipsis type={side === 1 ? undefined : 'secondary'}>
        <T id={side === 1 ? 'workbench.our' : 'workbench.their'} /> {no || text} · {date}
      </Typography.Text>
      <Typography.Text className={styles.figure ?? ''}>{formatMoney(amount)}</Typography.Text>
    </Flex>
  ));
}

/** Says that several sets add up, or that not all were examined; none of them is selected by itself. */
function Solutions({ match, onSet }: { match: MatchView; onSet: Props['onSet'] }) {
  const { solutions, finished, sets } = match;
  if (sets.length === 0) return null;
  return (
    <Alert
      type="info"
      title={<T id={finished === 1 ? 'workbench.solutions' : 'workbench.unfinished'} values={{ count: solutions }} />}
      description={
        <Flex wrap gap="small">
          {sets.map((set, i) => (
            <Button key={set.join()} size="small" onClick={() => onSet(set)}>
              <T id="workbench.chooseSet" values={{ n: i + 1, count: set.length }} />
            </Button>
          ))}
        </Flex>
      }
    />
  );
}

function Suggestion({
  match,
  isAt,
  index,
  onAt,
  onSet,
}: Omit<Props, 'matches' | 'at'> & { match: MatchView; isAt: boolean; index: number }) {
  const { rule, level, number, days, grossResidual, cause, status, rows, hold, handled } = match;
  const isConfirmed = status === MATCH_STATUS.confirmed;
  return (
    <Card
      size="small"
      hoverable
      aria-current={isAt}
      {...(isAt ? { className: styles.current ?? '' } : {})}
      onClick={() => onAt(index)}
      title={
        <Flex gap="small" align="center" wrap>
          <Typography.Text type="secondary">{index + 1}</Typography.Text>
          <matchLevel.Tag value={level} />
          <T id={RULE_TEXTS[rule]} />
        </Flex>
      }
    >
      <Flex vertical gap="small">
        <Rows rows={rows} />
        <Flex gap={4} wrap>
          {number && <Tag>{matchNumber(number)}</Tag>}
          <Tag>
            <T id="workbench.days" values={{ days }} />
          </Tag>
          {Number(grossResidual) !== 0 && (
            <Tag color="warning">
              <T id="workbench.residual" values={{ amount: formatMoney(grossResidual) }} />
            </Tag>
          )}
          {cause !== null && <Tag>{diffCause.labelOf(cause)}</Tag>}
          {hold === 1 && (
            <Tag>
              <T id="workbench.held" />
            </Tag>
          )}
        </Flex>
        {handled === 1 && <Alert type="warning" showIcon title={<T id="workbench.handledFirst" />} />}
        <Solutions match={match} onSet={onSet} />
        <Flex gap="small" wrap>
          {canConfirm(match) && (
            <ActionButton
              code="checkDiffList_confirm"
              label="workbench.confirm"
              type="primary"
              onAction={() => confirmMatch(match)}
            />
          )}
          {isConfirmed ? (
            <ActionButton code="checkDiffList_unmatch" label="workbench.unmatch" onAction={() => unmatchMatch(match)} />
          ) : (
            <ActionButton code="checkDiffList_reject" label="workbench.reject" onAction={() => rejectMatch(match)} />
          )}
        </Flex>
      </Flex>
    </Card>
  );
}

/** The suggested matches of the current row, in the order of the rule table. */
export function Suggestions({ read, matches, at, ...props }: Props & { read: Read }) {
  if (matches.length === 0)
    return read.isKnown ? (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="workbench.noSuggestion" />} />
    ) : (
      <Waiting error={read.error} onRetry={read.refresh} />
    );
  return (
    <Flex vertical gap="small">
      {matches.map((match, index) => (
        <Suggestion key={match.matchId} {...props} match={match} index={index} isAt={index === at} />
      ))}
    </Flex>
  );
}
