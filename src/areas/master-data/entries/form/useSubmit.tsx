import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { ERROR } from '@/contract/error-codes';
import type { EntryPage } from '@/contract/master-data/entry-records';
import { call } from '@/core/http/call';
import { type CallWarning, isCallError } from '@/core/http/callError';
import { KINDS } from '../kinds';
import { type FormValues } from './formFields';
import { payloadOf, repliesOf, withPlaces } from './formValues';

const DuplicateReason = lazy(async () => ({ default: (await import('./DuplicateReason')).DuplicateReason }));

interface Known {
  id: string;
  version: number;
}

interface Question {
  warnings: readonly CallWarning[];
  answer: (reason: string | undefined) => void;
}

/** The warnings of a failure that asks why it is submitted although it is alike to others. */
const likelyIn = (failure: unknown) =>
  isCallError(failure) && failure.warnings?.some(({ code }) => code === ERROR.recordAlike)
    ? failure.warnings
    : undefined;

/**
 * Saves a form as a draft, and submits what was saved. What the entry is by now is kept here: a submission that was
 * refused has saved the form all the same, and the next try goes on from there.
 */
export function useSubmit(page: EntryPage, changeOf: string | null) {
  const { applyCalls } = KINDS[page];
  const known = useRef<Known>(undefined);
  const [question, setQuestion] = useState<Question>();
  const save = async (values: FormValues) => {
    try {
      const form = payloadOf(values);
      const saved = await call(applyCalls.save, { ...known.current, form, changeOf }, { silent: true });
      known.current = { id: saved.entryId, version: saved.version };
      return saved;
    } catch (failure) {
      throw withPlaces(failure, values);
    }
  };
  const ask = (warnings: readonly CallWarning[]) =>
    new Promise<string | undefined>((resolve) => setQuestion({ warnings, answer: resolve }));
  const submit = async (values: FormValues, confirmCodes: number[]): Promise<unknown> => {
    const { entryId: id } = await save(values);
    const send = (dupReason: string, codes: number[]) =>
      call(
        applyCalls.submit,
        { id, version: known.current?.version ?? 0, replies: repliesOf(values), dupReason, confirmCodes: codes },
        { silent: true },
      );
    try {
      return await send('', confirmCodes);
    } catch (failure) {
      const warnings = likelyIn(failure);
      if (!warnings) throw withPlaces(failure, values);
      const reason = await ask(warnings);
      if (reason === undefined) return false;
      return send(reason, [...confirmCodes, ...warnings.map(({ code }) => code)]).catch((error: unknown) => {
        throw withPlaces(error, values);
      });
    }
  };
  const answer = (reason: string | undefined) => {
    question?.answer(reason);
    setQuestion(undefined);
  };
  const dialog: ReactNode = question && (
    <Suspense fallback={null}>
      <DuplicateReason warnings={question.warnings} onAnswer={answer} onClose={() => answer(undefined)} />
    </Suspense>
  );
  /** The record that the form stands on has changed. */
  const follow = (record: { entryId: string; version: number } | undefined) => {
    if (record) known.current = { id: record.entryId, version: record.version };
  };
  return { save, submit, follow, dialog };
}
