import { useEffect, useEffectEvent, useState } from 'react';
import type { EntryDetail, EntryPage } from '@/contract/master-data/entry-records';
import { ERROR } from '@/contract/error-codes';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { usePage } from '@/core/page/page';
import { useDraftKeeper } from '@/shared/kit-host/useDraftKeeper';
import { namedFailure } from '../namedFailure';
import { inboxPath, nextTask, type Position } from '../../shared/inbox/inboxTasks';
import { KINDS } from '../kinds';
import type { Verdicts } from './useVerdicts';

export const RESULT = { pass: 1, giveBack: 2 } as const;
type Result = (typeof RESULT)[keyof typeof RESULT];

interface Options {
  page: EntryPage;
  entry: EntryDetail;
  verdicts: Verdicts;
  /** Reads the entry again. */
  refresh: () => unknown;
}

/** Opens the next task of the inbox, of any kind, or goes back to the list. */
function useNext(page: EntryPage, { entryId, dueTime }: Position) {
  const text = useText();
  const { leave } = usePage();
  const { list } = KINDS[page];
  return async () => {
    const found = await nextTask({ entryId, dueTime });
    if (!found) notifier.success(text('entryAudit.noneLeft'));
    leave(found ? inboxPath(found) : list);
  };
}

/** What is typed and not kept on the server is unsaved input of the page; answers how to give it up without a question. */
function useGuard(isTyped: boolean) {
  const keeper = useDraftKeeper('decision');
  const tell = useEffectEvent(() => keeper.setDirty(isTyped, keeper.drop));
  useEffect(() => tell(), [isTyped]);
  return () => keeper.setDirty(false, keeper.drop);
}

/** Decides on the shown version; afterwards the next task of the inbox opens. */
export function useDecision({ page, entry, verdicts, refresh }: Options) {
  const text = useText();
  const { leave } = usePage();
  const { calls } = KINDS[page];
  const { entryId: id, round, stepNo, contentHash } = entry;
  const [opinion, setOpinion] = useState('');
  const [isStale, setStale] = useState(false);
  const { standard } = entry;
  const [standardCode, setStandardCode] = useState(standard?.chosen ?? standard?.auto ?? null);
  const next = useNext(page, entry);
  const giveUp = useGuard(opinion.trim() !== '' || verdicts.unsaid.some(({ remark }) => remark !== ''));
  const decide = async (result: Result, confirmCodes: number[]) => {
    try {
      const given = {
        verdicts: verdicts.given,
        opinion: opinion.trim(),
        confirmCodes,
        matchStandardCode: standardCode,
      };
      await call(calls.audit, { id, round, stepNo, contentHash, result, ...given }, { silent: true });
    } catch (refusal) {
      const failure = namedFailure(refusal, entry.form, text);
      // The caller asks about warnings.
      if (!isCallError(failure) || failure.warnings) throw failure;
      if (failure.code !== ERROR.versionConflict) notifier.error(failure.msg);
      else setStale(true);
      refresh();
      throw failure;
    }
    notifier.success(text(result === RESULT.pass ? 'entryAudit.passed' : 'entryAudit.givenBack'));
    giveUp();
    await next();
  };
  /** Releases the lock, so that others can decide. */
  const letGo = async () => {
    if (entry.lock?.isMine) await call(calls.close, { id }, { silent: true }).catch(() => undefined);
  };
  const skip = () => letGo().then(next);
  const back = (to: string) => letGo().then(() => leave(to));
  /** After the task has gone to somebody else. */
  const leaveHandedOver = () => {
    giveUp();
    return next();
  };
  return { standardCode, setStandardCode, opinion, setOpinion, isStale, decide, skip, back, leaveHandedOver };
}
