import * as z from 'zod';
import { ERROR } from '../../src/contract/error-codes';
import { NO_EMOJI, strangeCharacters } from '../../src/contract/patterns';
import type { FieldProblem } from '../platform/problem';
import { Failure, InvalidInput } from './failure';

const MAX_DEPTH = 32;

/**
 * Refuses values that no field rule checks: nesting that would exhaust a recursive walk, and characters that PostgreSQL
 * cannot store: NUL and halves of surrogate pairs. Works without recursion.
 */
export function refuseHostile(value: unknown) {
  const pending: (readonly [unknown, number])[] = [[value, 0]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [one, depth] = next;
    if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed()))
      throw new Failure(ERROR.invalidInput, { status: 400 });
    if (typeof one !== 'object' || one === null) continue;
    if (depth >= MAX_DEPTH) throw new Failure(ERROR.invalidInput, { status: 400 });
    for (const [key, inner] of Object.entries(one)) pending.push([key, depth + 1], [inner, depth + 1]);
  }
}

type Issue = z.core.$ZodIssue;

function explain(issue: Issue): Pick<FieldProblem, 'text' | 'params'> {
  const isText = 'origin' in issue && issue.origin === 'string';
  const isList = 'origin' in issue && issue.origin === 'array';
  switch (issue.code) {
    case 'too_big': {
      const max = Number(issue.maximum);
      return { text: isText ? 'field.tooLong' : isList ? 'field.tooMany' : 'field.tooBig', params: { max } };
    }
    case 'too_small': {
      const min = Number(issue.minimum);
      if (isText && min === 1) return { text: 'field.required' };
      return { text: isText ? 'field.tooShort' : isList ? 'field.tooFew' : 'field.tooSmall', params: { min } };
    }
    case 'invalid_value':
      return { text: 'field.choice' };
    case 'invalid_type':
      return { text: issue.input === undefined || issue.input === null ? 'field.required' : 'field.format' };
    case 'invalid_format': {
      if (issue.pattern !== NO_EMOJI.toString()) return { text: 'field.format' };
      return {
        text: 'field.characters',
        params: { characters: typeof issue.input === 'string' ? strangeCharacters(issue.input) : '' },
      };
    }
    default:
      return { text: 'field.format' };
  }
}

/** Validates and converts the flat input of an endpoint; unknown fields are dropped. */
export function parseInput<S extends z.ZodType>({ input }: { input: S }, given: Record<string, unknown>): z.output<S> {
  const result = input.safeParse(given, { reportInput: true });
  if (result.success) return result.data;
  throw new InvalidInput(
    result.error.issues.slice(0, 100).map((issue) => ({ field: issue.path.join('.'), ...explain(issue) })),
  );
}
