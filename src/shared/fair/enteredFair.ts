import { useEffect, useState } from 'react';
import type { TradeFair } from '@/contract/trade-fair/fairs';
import { session } from '@/core/session/session';
import { clearStored, stored } from '@/core/storage/stored';

/** The fair that the 13 pages inside of a fair work in; lives as long as the session. */
export interface EnteredFair {
  tradeFairId: string;
  tradeFairCode: string;
  subject: string;
  branchId: string;
}

const FIELDS = ['tradeFairId', 'tradeFairCode', 'subject', 'branchId'] as const;

const isFair = (value: unknown): value is EnteredFair =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => Object.entries(value).some(([key, one]) => key === field && typeof one === 'string'));

/** The prefix of what these pages store: their fair, and the search of each (docs/domain/trade-fair.md#status). */
const PREFIX = 'exhibit:';

const entry = stored<EnteredFair>({
  area: 'session',
  key: `${PREFIX}fair`,
  parse: (value) => (isFair(value) ? value : null),
});

const listeners = new Set<() => void>();

export function enterFair({ tradeFairId, tradeFairCode, subject }: TradeFair) {
  entry.write({ tradeFairId, tradeFairCode, subject, branchId: session.get().branchId });
  for (const notify of [...listeners]) notify();
}

/** The entered fair, if the user is still in the same company. */
export function enteredFair(): EnteredFair | null {
  const fair = entry.read();
  return fair?.branchId === session.get().branchId ? fair : null;
}

/** The entered fair; it follows other open pages. */
export function useEnteredFair() {
  const [fair, setFair] = useState(enteredFair);
  useEffect(() => {
    const follow = () => setFair(enteredFair());
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, []);
  return fair;
}

/** Called when the company changes: each company has its own fairs. */
export const forgetFair = () => clearStored('session', PREFIX);
