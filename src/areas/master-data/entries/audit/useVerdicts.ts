import { useState } from 'react';
import { VERDICT, type Verdict } from '@/contract/master-data/approval';
import type { EntryDetail, EntryPage, VerdictDraft } from '@/contract/master-data/entry-records';
import { call } from '@/core/http/call';
import { useThrottleLatest } from '@/core/input/throttleLatest';
import { pathsOf } from '../../shared/entries/paths';
import { SECTIONS } from '../sections';
import { KINDS } from '../kinds';

/** The least length of a remark on a field that has to be changed. */
export const LEAST_REMARK = 5;
const SAVE_MS = 500;

const isReady = ({ verdict, remark }: VerdictDraft) => verdict === VERDICT.good || remark.trim().length >= LEAST_REMARK;

/**
 * Fields to judge, in the order of the form: those that the step requires, or all where it names none. Required fields
 * that the form no longer has come last.
 */
function judgedPaths(page: EntryPage, { form, judge }: EntryDetail): readonly string[] {
  if (!judge) return [];
  const all = SECTIONS[page].flatMap(({ fields }) => fields.flatMap((name) => pathsOf(form, name)));
  if (judge.fields.length === 0) return all;
  const must = new Set(judge.fields);
  return [...all.filter((path) => must.has(path)), ...judge.fields.filter((path) => !all.includes(path))];
}

/** The approver's verdicts so far: stored on the server with each change, and on the page. */
export function useVerdicts(page: EntryPage, entry: EntryDetail) {
  const { calls } = KINDS[page];
  const { entryId: id, round, judge } = entry;
  const [typed, setTyped] = useState<Readonly<Record<string, VerdictDraft>>>({});
  const [isSaving, setSaving] = useState(false);
  const paths = judgedPaths(page, entry);
  const kept = new Set(judge?.kept);
  const drafts = new Map(judge?.drafts.map((one) => [one.path, one]));
  const of = (path: string): VerdictDraft | undefined => typed[path] ?? drafts.get(path);
  const keep = async (said: VerdictDraft) => {
    setSaving(true);
    try {
      await call(calls.verdict, { id, round, ...said, remark: said.remark.trim() });
    } catch {
      // `call` has shown what was wrong; typed text stays.
    } finally {
      setSaving(false);
    }
  };
  const keepLatest = useThrottleLatest((said: VerdictDraft) => void keep(said), SAVE_MS);
  const say = (path: string, verdict: Verdict, remark = '') => {
    const said = { path, verdict, remark };
    setTyped((before) => ({ ...before, [path]: said }));
    if (!isReady(said)) return;
    // While a remark is typed, not every letter makes a call.
    if (verdict === VERDICT.good) void keep(said);
    else keepLatest(said);
  };
  const open = paths.filter((path) => !kept.has(path));
  const said = open.flatMap((path) => of(path) ?? []);
  return {
    paths,
    /** Fields that were accepted before and have not changed. */
    kept,
    /** Fields that can get a verdict now. */
    open,
    of,
    say,
    isSaving,
    /** Verdicts that are complete. */
    given: said.filter(isReady),
    /** Fields that have to be judged and have not been accepted. */
    left: (judge?.fields ?? []).filter((path) => !kept.has(path) && of(path)?.verdict !== VERDICT.good),
    marked: said.filter(({ verdict }) => verdict === VERDICT.toChange),
    /** Fields that are marked for a change without a remark. */
    unsaid: said.filter((one) => !isReady(one)),
  };
}

export type Verdicts = ReturnType<typeof useVerdicts>;
