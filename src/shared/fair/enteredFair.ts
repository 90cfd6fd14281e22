import { useEffect, useState } from 'react';
import type { TradeFair } from '@/contract/trade-fair/fairs';
import { session } from '@/core/session/session';
import { clearStored, stored } from '@/core/storage/stored';

/** The fair that the sales-exhibit pages work in (domain/01 §1.6); lives as long as the sign-in. */
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

/** What the 13 sales-exhibit pages keep begins with this: their fair, and what was searched in each (domain/01 §1.6). */
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

/** The fair that was entered, in the company where it was. */
export function enteredFair(): EnteredFair | null {
  const fair = entry.read();
  return fair?.branchId === session.get().branchId ? fair : null;
}

/** The fair that was entered, also by another of the open pages. */
export function useEnteredFair() {
  const [fair, setFair] = useState(enteredFair);
  useEffect(() => {
    const follow = () => setFair(enteredFair());
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, []);
  return fair;
}

/** Another company has fairs of its own. */
export const forgetFair = () => clearStored('session', PREFIX);
