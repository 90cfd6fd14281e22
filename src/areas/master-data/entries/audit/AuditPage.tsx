import { useSearchParams } from '@umijs/max';
import { Alert, Button, Input, Skeleton, Typography } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { EntryDetail, EntryPage } from '@/contract/master-data/entry-records';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { usePageParent, usePageTitle } from '@/core/page/page';
import { VERDICT } from '@/contract/master-data/approval';
import { FormFooter } from '@/ui/form/FormFooter';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { useRun } from '@kit/actions/useRun';
import { useCall } from '@kit/data/useCall';
import { LoadFailed } from '@/ui/LoadFailed';
import { useDecisionKeys } from '../../shared/inbox/useDecisionKeys';
import { KINDS } from '../kinds';
import { AuditHead } from './AuditHead';
import { AuditSide } from './AuditSide';
import styles from './audit.module.css';
import { FieldsPane } from './FieldsPane';
import { StandardCard } from './StandardCard';
import { RESULT, useDecision } from './useDecision';
import { useVerdicts, type Verdicts } from './useVerdicts';

const TransferDialog = lazy(async () => ({ default: (await import('../lists/TransferDialog')).TransferDialog }));

const MOST_OPINION = 200;

interface Props {
  page: EntryPage;
  entry: EntryDetail;
  /** The list from which the page was opened. */
  from: string;
  refresh: () => unknown;
}

/** Locks the entry while it is open; if somebody else has the lock, it stays with that person. */
function useLock({ page, entry }: Pick<Props, 'page' | 'entry'>) {
  const { entryId: id, round, stepNo, can, judge, lock } = entry;
  const mayOpen = can.includes('audit') && judge !== null && (lock === null || lock.isMine);
  useEffect(() => {
    // A failure is shown when the user decides.
    if (mayOpen) void call(KINDS[page].calls.open, { id }, { silent: true }).catch(() => undefined);
  }, [page, id, round, stepNo, mayOpen]);
}

interface FootProps {
  page: EntryPage;
  verdicts: Verdicts;
  opinion: string;
  onOpinion: (opinion: string) => void;
  onNext: () => void;
  onTransfer: () => void;
  onGiveBack: (() => void) | undefined;
  onPass: (() => void) | undefined;
}

/** The possible decisions, and how many fields are still to be judged. */
function Foot({ page, verdicts, opinion, onOpinion, onNext, onTransfer, onGiveBack, onPass }: FootProps) {
  const text = useText();
  const { left, marked } = verdicts;
  return (
    <FormFooter>
      <Input
        className={styles.foot ?? ''}
        value={opinion}
        maxLength={MOST_OPINION}
        placeholder={text('entryAudit.opinion')}
        aria-label={text('entryAudit.opinion')}
        onChange={(event) => onOpinion(event.target.value)}
      />
      <Button onClick={onNext}>
        <T id="entryAudit.next" />
      </Button>
      <ActionButton code={`${page}_transfer`} label="entry.transfer" onAction={onTransfer} />
      <Button danger disabled={!onGiveBack} onClick={onGiveBack}>
        <T id="entryAudit.giveBackMarked" values={{ count: marked.length }} />
      </Button>
      <Button type="primary" disabled={!onPass} onClick={onPass}>
        {left.length === 0 ? (
          <T id="entryAudit.pass" />
        ) : (
          <T id="entryAudit.passLeft" values={{ count: left.length }} />
        )}
      </Button>
      <Typography.Text type="secondary" className={styles.keys ?? ''}>
        <T id="entryAudit.keys" />
      </Typography.Text>
    </FormFooter>
  );
}

/** The present position among the fields that can be judged. */
function usePosition({ open, say, of }: Verdicts) {
  const [chosen, setAt] = useState<string>();
  const at = chosen !== undefined && open.includes(chosen) ? chosen : open[0];
  const move = (by: 1 | -1) => {
    const index = open.indexOf(at ?? '') + by;
    setAt(open[Math.max(0, Math.min(open.length - 1, index))]);
  };
  const pass = () => {
    if (at === undefined) return;
    say(at, VERDICT.good);
    move(1);
  };
  const mark = () => {
    if (at === undefined) return;
    setAt(at);
    say(at, VERDICT.toChange, of(at)?.remark);
  };
  /** Leads to the next of these paths after the present one; after the last one the first comes again. */
  const toNextOf = (paths: readonly string[]) => {
    const index = open.indexOf(at ?? '');
    const order = [...open.slice(index + 1), ...open.slice(0, index + 1)];
    const found = order.find((path) => paths.some((one) => one === path || one.startsWith(`${path}.`)));
    if (found !== undefined) setAt(found);
  };
  return { at, setAt, move, pass, mark, toNextOf };
}

function Audit({ page, entry, from, refresh }: Props) {
  const verdicts = useVerdicts(page, entry);
  const decision = useDecision({ page, entry, verdicts, refresh });
  const { decide, opinion, setOpinion, isStale, skip, back, leaveHandedOver } = decision;
  const { run, dialog } = useRun();
  const { at, setAt, move, pass, mark, toNextOf } = usePosition(verdicts);
  const [isGiving, setGiving] = useState(false);
  useLock({ page, entry });
  const { left, marked, unsaid } = verdicts;
  const isJudge = entry.judge !== null;
  const deciding = (result: 1 | 2, label: Action['label']) => () =>
    void run({ label, onAction: ({ confirmCodes }) => decide(result, confirmCodes) });
  const onPass = left.length === 0 && marked.length === 0 ? deciding(RESULT.pass, 'entryAudit.pass') : undefined;
  const onGiveBack =
    marked.length > 0 && unsaid.length === 0 ? deciding(RESULT.giveBack, 'entryAudit.giveBack') : undefined;
  const toNextChange = () => toNextOf(entry.changes.map(({ path }) => path));
  const decideNow = () => (onGiveBack ?? onPass)?.();
  useDecisionKeys({ pass, mark, move, toNextChange, next: () => void skip(), decide: decideNow }, { isOn: isJudge });
  return (
    <>
      <PageHeader task="entryAudit.title">
        <Button onClick={() => void back(from)}>
          <T id="action.back" />
        </Button>
      </PageHeader>
      {isStale && (
        <Alert showIcon type="warning" className={styles.section ?? ''} title={<T id="entryAudit.stale" />} />
      )}
      <AuditHead entry={entry} />
      <div className={styles.page}>
        <div>
          <FieldsPane
            {...{ page, entry, verdicts, onAt: setAt }}
            at={isJudge ? at : undefined}
            onNext={() => move(1)}
          />
        </div>
        <AuditSide
          page={page}
          entry={entry}
          standard={<StandardCard entry={entry} isJudge={isJudge} {...decision} />}
        />
      </div>
      {isJudge && (
        <Foot
          {...{ page, verdicts, opinion, onGiveBack, onPass }}
          onOpinion={setOpinion}
          onNext={() => void skip()}
          onTransfer={() => setGiving(true)}
        />
      )}
      {dialog}
      <Suspense fallback={null}>
        {isGiving && (
          <TransferDialog
            page={page}
            entryId={entry.entryId}
            onClose={() => setGiving(false)}
            onDone={() => void leaveHandedOver()}
          />
        )}
      </Suspense>
    </>
  );
}

const ID = /^\d{1,18}$/;

function Screen({ page }: { page: EntryPage }) {
  const [query] = useSearchParams();
  const { calls, list, applyList } = KINDS[page];
  const from = query.get('from') === 'apply' ? applyList : list;
  const given = query.get('id') ?? '';
  const id = ID.test(given) ? given : '';
  const { data, error, refresh } = useCall(calls.detail, { id }, { ready: id !== '' });
  usePageTitle(data && `${data.entryNo} ${data.name}`);
  usePageParent(from);
  if (data) return <Audit key={id} page={page} entry={data} from={from} refresh={refresh} />;
  return (
    <>
      <PageHeader task="entryAudit.title" />
      {id === '' || error ? (
        <LoadFailed error={error} back={from} onRetry={id === '' ? undefined : refresh} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </>
  );
}

export const AuditPage = withTexts(
  ['master-data/entries', 'master-data/entry-forms', 'master-data/licences', 'master-data/goods-codes'],
  Screen,
);
