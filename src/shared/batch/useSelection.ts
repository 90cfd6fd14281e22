import { useState } from 'react';
import type { BatchResult } from '@/contract/fields';

/** What a list currently shows. */
export interface Listed<T> {
  rows: readonly T[];
  total: number;
  /** There are more than `total`: not all of them can be chosen at once. */
  more: boolean;
  /** The query without the page. */
  query: Readonly<Record<string, unknown>>;
}

/** All rows that a list finds, except some; most of the rows are known to the server only. */
export interface AllChosen<T> {
  query: Listed<T>['query'];
  total: number;
  except: readonly T[];
  /** The page on which it was chosen. */
  shown: readonly T[];
}

interface State<T> {
  chosen: readonly T[];
  all?: AllChosen<T> | undefined;
}

/** The rows of a batch call: by their keys, or all that the list finds, except some. */
export type Choice = { ids: string[] } | { query: Readonly<Record<string, unknown>>; except: string[] };

/** The selected rows of a list, or everything that it finds. */
export function useSelection<T>(keyOf: (row: T) => string) {
  const [{ chosen, all }, setState] = useState<State<T>>({ chosen: [] });
  return {
    keyOf,
    chosen,
    all,
    count: all ? all.total - all.except.length : chosen.length,
    /** The selection in the form that the server takes. */
    choice: (all ? { query: all.query, except: all.except.map(keyOf) } : { ids: chosen.map(keyOf) }) satisfies Choice,
    /** Refused rows stay selected, as far as they are known here. */
    keep: ({ failed }: BatchResult) => {
      const left = new Set(failed.map(({ id }) => id));
      setState({ chosen: (all?.shown ?? chosen).filter((row) => left.has(keyOf(row))) });
    },
    choose: (rows: readonly T[]) => setState({ chosen: rows }),
    /** Undefined if the list has another query by now. */
    chooseAll: (next: AllChosen<T> | undefined) =>
      setState((before) => (next || before.all ? { chosen: [], all: next } : before)),
  };
}

export type Selection<T> = ReturnType<typeof useSelection<T>>;
