import type { PoolClient, QueryConfig } from 'pg';
import { isKept, isOfLarge } from './statementText';

/** A text that came so often gets a name; lists of ids make many texts that never come again. */
const OFTEN = 3;
/** The most names: each connection keeps all their statements, with their plans. */
const MOST_NAMES = 400;
/** The most texts without a name that are counted; then counting starts again. */
const MOST_COUNTED = 5_000;

/** Names for statements that come again and again: each connection parses them once and plans them a few times. */
export function createNames() {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMES || !isKept(text) || isOfLarge(text)) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (seen.size >= MOST_COUNTED) seen.clear();
    seen.set(text, times);
    if (times < OFTEN) return undefined;
    seen.delete(text);
    const name = `kept_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

const isConfig = (one: unknown): one is QueryConfig =>
  typeof one === 'object' && one !== null && 'text' in one && typeof one.text === 'string' && !('submit' in one);

/** Makes a connection send the names of statements that have one; a statement that brings its own name keeps it. */
export function askByName(client: PoolClient, nameOf: (text: string) => string | undefined) {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  const byName = (first: unknown, ...rest: unknown[]) => {
    const name = isConfig(first) && first.name === undefined ? nameOf(first.text) : undefined;
    return query(name === undefined ? first : Object.assign({}, first, { name }), ...rest);
  };
  Object.assign(client, { query: byName });
}
