import type { TradeFair } from '@/contract/trade-fair';
import { session } from '@/core/session/session';
import { stored } from '@/core/storage/stored';

/** The fair that the sales-exhibit pages work in (domain/01 §1.6); lives as long as the sign-in. */
export interface ExhibitFair {
  tradeFairId: string;
  tradeFairCode: string;
  subject: string;
  branchId: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const entry = stored<ExhibitFair>({
  area: 'session',
  key: 'exhibit:fair',
  parse: (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const { tradeFairId, tradeFairCode, subject, branchId } = value as Partial<Record<keyof ExhibitFair, unknown>>;
    const isWhole = isText(tradeFairId) && isText(tradeFairCode) && isText(subject) && isText(branchId);
    return isWhole ? { tradeFairId, tradeFairCode, subject, branchId } : null;
  },
});

export const enterFair = ({ tradeFairId, tradeFairCode, subject }: TradeFair) =>
  entry.write({ tradeFairId, tradeFairCode, subject, branchId: session.get().branchId });
