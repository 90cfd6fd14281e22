import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { ERROR } from '@/contract/error-codes';
import type { EntryPage } from '@/contract/master-data/entry-records';
import { call } from '@/core/http/call';
import { type CallWarning, isCallError } from '@/core/http/callError';
import { useText } from '@/core/i18n';
import { KINDS } from '../kinds';
import { type FormValues } from '../../shared/entries/formFields';
import { namedFailure } from '../namedFailure';
import { payloadOf, repliesOf, withIndexes } from './formValues';

const DuplicateReason = lazy(async () => ({ default: (await import('./DuplicateReason')).DuplicateReason }));

interface Known {
  id: string;
  version: number;
}

interface Question {
  warnings: readonly CallWarning[];
  answer: (reason: string | undefined) => void;
}

/** The warnings of a failure about possible duplicates, for which a reason has to be given. */
const alikeIn = (failure: unknown) =>
  isCallError(failure) && failure.code === ERROR.recordAlike ? [{ code: failure.code, msg: failure.msg }] : undefined;

/**
 * Saves a form as a draft, and submits the saved entry. The hook keeps the present version of the entry: a refused
 * submission has saved the form all the same, and the next attempt goes on from there.
 */
export function useSubmit(page: EntryPage, changeOf: string | null) {
  const text = useText();
  const { applyCalls } = KINDS[page];
  const known = useRef<Known>(undefined);
  const reason = useRef('');
  const [question, setQuestion] = useState<Question>();
  const save = async (values: FormValues) => {
    try {
      const form = payloadOf(values);
      const saved = await call(applyCalls.save, { ...known.current, form, changeOf }, { silent: true });
      known.current = { id: saved.entryId, version: saved.version };
      return saved;
    } catch (failure) {
      throw withIndexes(failure, values);
    }
  };
  const ask = (warnings: readonly CallWarning[]) =>
    new Promise<string | undefined>((resolve) => setQuestion({ warnings, answer: resolve }));
  const submit = async (values: FormValues, confirmCodes: number[]): Promise<unknown> => {
    const { entryId: id } = await save(values);
    const send = () =>
      call(
        applyCalls.submit,
        {
          ...{ id, version: known.current?.version ?? 0, replies: repliesOf(values) },
          ...{ dupReason: reason.current, confirmCodes },
        },
        { silent: true },
      ).catch((failure: unknown) => {
        throw namedFailure(withIndexes(failure, values), payloadOf(values), text);
      });
    try {
      return await send();
    } catch (failure) {
      const alike = alikeIn(failure);
      if (!alike) throw failure;
      const given = await ask(alike);
      if (given === undefined) return false;
      // Later warnings send the whole form again, but must not ask for this reason again.
      reason.current = given;
      return send();
    }
  };
  const answer = (given: string | undefined) => {
    question?.answer(given);
    setQuestion(undefined);
  };
  const dialog: ReactNode = question && (
    <Suspense fallback={null}>
      <DuplicateReason warnings={question.warnings} onAnswer={answer} onClose={() => answer(undefined)} />
    </Suspense>
  );
  /** The record behind the form has changed. */
  const follow = (record: { entryId: string; version: number } | undefined) => {
    if (record) known.current = { id: record.entryId, version: record.version };
  };
  return { save, submit, follow, dialog };
}
