/**
 * Why a file is not read: `busy` too many are being read, `foreign` no spreadsheet at all, `old` one of before 2007 or one
 * with a password, `damaged` it breaks the rules of its own format, `large` more than any honest file needs, `rows` more
 * than the template takes.
 */
export type SheetFault = 'busy' | 'foreign' | 'old' | 'damaged' | 'large' | 'rows';

export class BadSheet extends Error {
  constructor(readonly fault: SheetFault) {
    super(`bad sheet: ${fault}`);
  }
}

export const SHEET_LIMITS = {
  entries: 200,
  /** Unpacked, all parts together (docs/domain/tasks.md#imports). */
  unpacked: 64 * 1024 * 1024,
  columns: 100,
  /** Longer texts are cut: each template has a tighter rule, which then fails. */
  cellText: 4_000,
  /** All cells together: one long text that a thousand cells share is a thousand texts once they are rows. */
  text: 32 * 1024 * 1024,
  depth: 40,
  attributes: 100,
} as const;
