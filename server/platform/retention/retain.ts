import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { DAY, shanghai } from '../clock';
import type { Db } from '../database/db';
import { InvalidEnvironment } from '../environment/environment';
import { settingOf } from '../settings';
import type { RetentionRule } from './rule';

/** Rows that one statement deletes. */
const BATCH = 500;
/** Milliseconds between two statements, in which the database is free for others. */
const PAUSE = 20;

const retained = z.object({
  /** Shanghai. */
  at: z.string(),
  /** By name of the rule. */
  dropped: z.record(z.string(), z.number()),
});
export type Retained = z.output<typeof retained>;

export const lastRetention = settingOf('lastRetention', retained);

/** The rules in force: with the days that the environment names. Throws for a name or a number that makes no sense. */
export function rulesInForce(rules: readonly RetentionRule[], wanted: ReadonlyMap<string, number>): RetentionRule[] {
  const unknown = [...wanted.keys()].filter((name) => !rules.some((rule) => rule.name === name));
  if (unknown.length > 0)
    throw new InvalidEnvironment(
      `RETENTION knows no ${unknown.join(', ')}: wanted are ${rules.map(({ name }) => name).join(', ')}.`,
    );
  return rules.map((rule) => {
    const days = wanted.get(rule.name) ?? rule.days;
    if (days < rule.least) throw new InvalidEnvironment(`RETENTION keeps ${rule.name} for ${rule.least} days or more.`);
    return { ...rule, days };
  });
}

/** Batch after batch, until nothing is old enough; `checkpoint` comes after each and throws where it is to stop. */
export async function retain(
  db: Db,
  rules: readonly RetentionRule[],
  { ms, checkpoint, batch = BATCH }: { ms: number; checkpoint: () => Promise<void>; batch?: number },
): Promise<Retained> {
  const dropped: Record<string, number> = {};
  for (const { name, days, dropSome } of rules) {
    let some = 0;
    let all = 0;
    do {
      some = await db.transaction((tx) => dropSome(tx, { before: ms - days * DAY, limit: batch }));
      all += some;
      await checkpoint();
      if (some > 0) await setTimeout(PAUSE);
    } while (some > 0);
    dropped[name] = all;
  }
  const result = { at: shanghai(ms), dropped };
  await lastRetention.write(db, result);
  return result;
}
