import {
  LEDGER_ENTRY,
  type LedgerEntry,
  SETTLE_STATUS,
  type SettleStatus,
} from '../../../../src/contract/promotion/activity';
import type { Fen } from './types';

/** A computed reward against what was paid; `granted` is null before the first grant. */
export function settlementOf(reward: Fen, granted: Fen | null): { adjust: Fen; status: SettleStatus } {
  if (granted === null) return { adjust: 0, status: SETTLE_STATUS.open };
  const adjust = reward - granted;
  if (adjust === 0) return { adjust, status: SETTLE_STATUS.settled };
  return { adjust, status: adjust < 0 ? SETTLE_STATUS.clawBack : SETTLE_STATUS.payMore };
}

interface Owed {
  custId: string;
  reward: Fen;
  granted: Fen | null;
}

interface Grant {
  custId: string;
  entry: LedgerEntry;
  /** Signed. */
  amount: Fen;
  granted: Fen;
  status: SettleStatus;
}

/** Pays what is owed and takes back what is too much, in the order of custId, as far as the budget goes. */
export function grantsFor(owed: readonly Owed[], budgetRest: Fen | null): Grant[] {
  let rest = budgetRest ?? Infinity;
  return [...owed]
    .sort((a, b) => (a.custId < b.custId ? -1 : 1))
    .flatMap(({ custId, reward, granted }) => {
      const before = granted ?? 0;
      const amount = Math.min(reward - before, Math.max(0, rest));
      if (amount === 0) return [];
      rest -= amount;
      const entry = amount < 0 ? LEDGER_ENTRY.clawBack : LEDGER_ENTRY.grant;
      const { status } = settlementOf(reward, before + amount);
      return [{ custId, entry, amount, granted: before + amount, status }];
    });
}

/** The balance after an entry; null where it would fall below nothing, which only a claw-back may do. */
export function balanceAfter(balance: Fen, entry: LedgerEntry, amount: Fen): Fen | null {
  const after = balance + amount;
  return after < 0 && amount < 0 && entry !== LEDGER_ENTRY.clawBack ? null : after;
}
