import { Flex, Tag, Timeline, Typography } from 'antd';
import type { EntryFlow, FlowStep } from '@/contract/master-data/entry-records';
import { T } from '@/core/i18n';
import { formatDateTime } from '@kit/format/date';
import { formatList } from '@kit/format/list';
import { ENTRY_STATUS, TASK_STATE } from '@/contract/master-data/approval';
import { entryStatus, taskState, verdict } from './entryCodes';
import { PathName } from './PathName';

type Task = FlowStep['tasks'][number];

/** What lapsed otherwise names nobody. */
const isWithdrawn = ({ state, byName }: Task) => state === TASK_STATE.lapsed && byName !== '';

/** Who decided, or who may decide and until when. */
export function TaskLine({ task, stepNo }: { task: Task; stepNo: number }) {
  const { state, byName, onBehalfOfName, assignees, time, dueTime, overHours, opinion, isStuck, barred } = task;
  const isOpen = state === TASK_STATE.open;
  return (
    <Flex vertical>
      <Flex wrap gap="small" align="center">
        {stepNo === 0 && state === TASK_STATE.passed ? (
          // The applicant judges nothing: he has changed or answered what was asked.
          <Tag color="success">
            <T id="entry.resubmitted" />
          </Tag>
        ) : isWithdrawn(task) ? (
          <entryStatus.Tag value={ENTRY_STATUS.withdrawn} />
        ) : (
          <taskState.Tag value={state} />
        )}
        <span>
          {byName || formatList(assignees) || <T id={stepNo === 0 ? 'entry.applicantName' : 'entry.holders'} />}
        </span>
        {onBehalfOfName !== '' && (
          <Typography.Text type="secondary">
            <T id="entry.onBehalfOf" values={{ name: onBehalfOfName }} />
          </Typography.Text>
        )}
        {time !== null && <Typography.Text type="secondary">{formatDateTime(time)}</Typography.Text>}
        {isOpen && dueTime !== null && (
          <Typography.Text type="secondary">
            <T id="entry.dueBy" values={{ time: formatDateTime(dueTime) }} />
          </Typography.Text>
        )}
        {overHours > 0 && (
          <Typography.Text type="danger">
            <T id="entry.over" values={{ hours: overHours }} />
          </Typography.Text>
        )}
      </Flex>
      {isStuck && (
        <Typography.Text type="danger">
          <T id={barred.length > 0 ? 'entry.stuck' : 'entry.deserted'} values={{ names: formatList(barred) }} />
        </Typography.Text>
      )}
      {opinion !== '' && <Typography.Text>{opinion}</Typography.Text>}
    </Flex>
  );
}

const isOf =
  ({ round, stepNo }: FlowStep) =>
  (one: { round: number; stepNo: number }) =>
    one.round === round && one.stepNo === stepNo;

function Step({ step, flow }: { step: FlowStep; flow: EntryFlow }) {
  const said = flow.verdicts.filter(isOf(step));
  const asked = said.filter(({ remark }) => remark !== '');
  return (
    <Flex vertical gap="small">
      <Typography.Text strong>
        {step.stepNo === 0 ? (
          <T id="entry.applicantStep" values={{ round: step.round }} />
        ) : (
          <T id="entry.stepOf" values={{ round: step.round, no: step.stepNo, name: step.stepName }} />
        )}
      </Typography.Text>
      {step.tasks.map((task) => (
        <TaskLine key={task.taskId} task={task} stepNo={step.stepNo} />
      ))}
      {said.length > 0 && (
        <Typography.Text type="secondary">
          <T id="entry.saidOf" values={{ good: said.length - asked.length, toChange: asked.length }} />
        </Typography.Text>
      )}
      {asked.map(({ path, verdict: value, remark, byName, at }) => (
        <Flex key={`${path} ${at}`} wrap gap="small" align="center">
          <verdict.Tag value={value} />
          <PathName path={path} />
          <Typography.Text>{remark}</Typography.Text>
          <Typography.Text type="secondary">{[byName, formatDateTime(at)].join(' · ')}</Typography.Text>
        </Flex>
      ))}
    </Flex>
  );
}

const COLOURS = { waiting: 'blue', done: 'green', back: 'orange' } as const;
function colourOf({ tasks }: FlowStep) {
  if (tasks.some(({ state }) => state === TASK_STATE.open)) return COLOURS.waiting;
  return tasks.some((task) => task.state === TASK_STATE.returned || isWithdrawn(task)) ? COLOURS.back : COLOURS.done;
}

/** Rounds and steps in their order: who decided what and when, and the remarks on single fields. */
export function FlowTimeline({ flow }: { flow: EntryFlow }) {
  const items = flow.rounds.flatMap(({ round, submitTime, cancelled }) => [
    {
      key: `round ${round}`,
      color: 'gray',
      content: <T id="entry.submittedAt" values={{ round, time: formatDateTime(submitTime) }} />,
    },
    ...flow.steps
      .filter((step) => step.round === round)
      .map((step) => ({
        key: `${round} ${step.stepNo} ${step.stepName}`,
        color: colourOf(step),
        content: <Step step={step} flow={flow} />,
      })),
    ...(cancelled
      ? [
          {
            key: `cancelled ${round}`,
            color: 'red',
            content: <T id="entry.cancelled" values={{ ...cancelled, time: formatDateTime(cancelled.time) }} />,
          },
        ]
      : []),
  ]);
  return <Timeline items={items} />;
}
