import type { ReleaseCheck } from '../../../../../src/contract/content/releases';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, type Warning } from '../../../../http/failure';
import { type Language, translate } from '../../../../http/texts';
import { firstOf, phrased, spoken, type TextParams } from '../../../../platform/listed';
import type { MemberRow } from '../../data/releases/rows';

export const rowOf = ({ sort, objectType, objectName, action }: MemberRow) =>
  ({ member: sort, objectType, objectName, action, index: 0, name: '', piece: null }) as const;

/** A failure as the rows of a member; of a page each component has its own. */
export function checkRows(member: MemberRow, failure: Failure, context: Context): ReleaseCheck[] {
  const say = translate(context.request.language);
  const row = { ...rowOf(member), refused: 1 } as const;
  if (failure instanceof InvalidInput)
    return failure.problems.map(({ field, text, params }) =>
      // Nobody sees this field here.
      field === 'endTime'
        ? { ...row, code: ERROR.planTimes, msg: say(ERROR.planTimes) }
        : { ...row, code: failure.code, msg: say(text, params) },
    );
  const checks = componentsOf(failure);
  if (checks.length > 0) return checks.map((check) => ({ ...row, ...check }));
  return [{ ...row, code: failure.code, msg: say(failure.code, failure.params) }];
}

type Component = Pick<ReleaseCheck, 'code' | 'msg' | 'index' | 'name' | 'piece'>;

/** The checks of a page that was refused (docs/domain/home-pages.md#references). */
function componentsOf({ data }: Failure): Component[] {
  if (typeof data !== 'object' || data === null || !('checks' in data)) return [];
  // What `demandNone` throws.
  const { checks } = data as { checks: readonly Component[] };
  return checks.map(({ code, msg, index, name, piece }) => ({ code, msg, index, name, piece }));
}

/** A failure that passes by itself is no judgement of a member: it is tried again. */
export const isJudgement = (error: unknown): error is Failure => error instanceof Failure && !error.isPassing;

export async function judged(
  member: MemberRow,
  context: Context,
  work: () => Promise<unknown>,
): Promise<ReleaseCheck[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (!isJudgement(error)) throw error;
    return checkRows(member, error, context);
  }
}

/** Names of all warnings as one list, other texts behind one another. */
function joined(params: readonly TextParams[string][], language: Language): TextParams[string] {
  const names = params.flatMap((one) => (typeof one === 'object' && !('yuan' in one) ? one : []));
  if (names.length > 0) return [...new Set(names)];
  return phrased(language, [...new Set(params.map((one) => spoken(language, one)))]);
}

/** Each kind of warning once, with all that it is about. */
export function askedFor(warnings: readonly Warning[], language: Language): Warning[] {
  const codes = [...new Set(warnings.map(({ code }) => code))];
  return codes.map((code) => {
    const all = warnings.filter((one) => one.code === code).map(({ params = {} }) => params);
    const keys = [...new Set(all.flatMap((params) => Object.keys(params)))];
    const params: TextParams = Object.fromEntries(
      keys.map((key) => {
        const said = all.map((one) => one[key]).filter((one) => one !== undefined);
        return [key, joined(said, language)];
      }),
    );
    return { code, params };
  });
}

export const NAMED = 5;

/** The members that something is about, by name. */
export const namesOf = (rows: readonly ReleaseCheck[]) => {
  const names = [...new Set(rows.map(({ objectName }) => objectName))];
  return firstOf(names, NAMED);
};

export const refusal = (rows: readonly ReleaseCheck[]) =>
  new Failure(ERROR.releaseRefused, { params: { names: namesOf(rows) }, data: { rows } });
