import { Alert, Card, Flex, Steps, type StepsProps, Tag, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { TASK_STATE } from '@/contract/master-data/approval';
import type { EntryDetail } from '@/contract/master-data/entry-records';
import { T } from '@/core/i18n';
import { entrySource, entryStatus } from '../../shared/entries/entryCodes';
import { TaskLine } from '../../shared/entries/FlowTimeline';
import styles from './audit.module.css';

type StepItem = NonNullable<StepsProps['items']>[number];
type Step = EntryDetail['steps'][number];

/** Beside a step that has much to say, what is written of the others stays readable. */
const LEAST = { minInlineSize: 128 };

/** A step of the chain: finished with its decider, open with its approvers and deadline, or still to come. */
function stepItem(entry: EntryDetail, { stepNo, stepName, dueHours }: Step): StepItem {
  const tasks = [...entry.kept, ...entry.tasks].filter((step) => step.stepNo === stepNo).flatMap((step) => step.tasks);
  const isOpen = tasks.some(({ state }) => state === TASK_STATE.open);
  const isDone = !isOpen && tasks.some(({ state }) => state === TASK_STATE.passed || state === TASK_STATE.skipped);
  const isBack = tasks.some(({ state }) => state === TASK_STATE.returned);
  return {
    title: stepName,
    style: LEAST,
    status: isBack ? 'error' : isOpen ? 'process' : isDone ? 'finish' : 'wait',
    content:
      tasks.length > 0 ? (
        tasks.map((task) => <TaskLine key={task.taskId} task={task} stepNo={stepNo} />)
      ) : (
        <T id="entryAudit.within" values={{ hours: dueHours }} />
      ),
  };
}

/** What is decided on. It takes the focus that went away with the entry before, so that one reads and tabs on from here. */
function Name({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.name}>
      {children}
    </h2>
  );
}

/** The applicant, the steps of the chain, and who has the entry open. */
export function AuditHead({ entry }: { entry: EntryDetail }) {
  const { entryNo, name, status, source, round, lock, chainName, steps, branchName, applicantName, judge } = entry;
  const { erpCode, erpError } = entry;
  return (
    <Card size="small">
      <Flex wrap gap="small" align="center">
        <Typography.Text strong copyable>
          {entryNo}
        </Typography.Text>
        <Name>{name}</Name>
        <entryStatus.Tag value={status} />
        {entry.changeOf !== null && (
          <Tag>
            <T id="entryAudit.isChange" values={{ code: entry.changeOf }} />
          </Tag>
        )}
        <Typography.Text type="secondary">
          {[branchName, applicantName].filter(Boolean).join(' · ')} · {entrySource.labelOf(source)}
        </Typography.Text>
        {round > 0 && (
          <Tag>
            <T id="entryAudit.round" values={{ round }} />
          </Tag>
        )}
        {chainName !== '' && (
          <Typography.Text type="secondary">
            <T id="entry.chain" values={{ name: chainName }} />
          </Typography.Text>
        )}
        {erpCode !== '' && (
          <Typography.Text copyable={{ text: erpCode }}>
            <T id="entry.erpCode" /> {erpCode}
          </Typography.Text>
        )}
        {judge && judge.onBehalfOfName !== '' && (
          <Tag color="processing">
            <T id="entry.onBehalfOf" values={{ name: judge.onBehalfOfName }} />
          </Tag>
        )}
        {lock && (
          <Tag color={lock.isMine ? 'processing' : 'warning'}>
            {lock.isMine ? (
              <T id="entryAudit.lockMine" values={{ minutes: lock.minutes }} />
            ) : (
              <T id="entryAudit.lockOther" values={{ name: lock.byName, minutes: lock.minutes }} />
            )}
          </Tag>
        )}
      </Flex>
      {steps.length > 0 && (
        <Steps
          size="small"
          responsive
          style={{ marginBlockStart: 16 }}
          items={steps.map((step) => stepItem(entry, step))}
        />
      )}
      {erpCode === '' && erpError !== '' && (
        <Alert
          showIcon
          type="error"
          style={{ marginBlockStart: 12 }}
          title={<T id="entry.notWritten" />}
          description={erpError}
        />
      )}
      {entry.rejectReason !== '' && (
        <Alert showIcon type="warning" style={{ marginBlockStart: 12 }} title={entry.rejectReason} />
      )}
    </Card>
  );
}
