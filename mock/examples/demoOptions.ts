import type { BankData } from '../../server/areas/finance/data/schema/cashiers';

export interface DemoOptions {
  /** `yyyy-MM-dd`: rows are placed relative to this day (docs/domain/platform.md#example-company). */
  day: string;
  /** Of every seeded account. */
  passwordHash: () => Promise<string>;
  /** Of the seed of a draw that is still secret. */
  seal: (hex: string) => string;
  /** An account number as the database has it. */
  account: (digits: string) => Pick<BankData, 'accountSealed' | 'accountHash' | 'accountTail'>;
  /** False on a shared server: seeded sign-on tickets would be a way in for everybody. */
  tickets: boolean;
  /** The demo pages are on: their accounts are there with them (docs/console.md#demo-pages). */
  accounts: boolean;
}
