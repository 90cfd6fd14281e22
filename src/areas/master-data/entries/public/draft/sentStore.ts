import type { PublicName } from '@/contract/master-data/public-entry';
import { stored } from '@/core/storage/stored';

/** A submission without an answer: it may have arrived. */
export interface Sent {
  /** The idempotency key of the first attempt, so that a repeated one gets the same answer. */
  key: string;
  /** The input as it was sent. */
  input: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (value: unknown): Sent | null =>
  isRecord(value) && typeof value.key === 'string' && isRecord(value.input)
    ? { key: value.key, input: value.input }
    : null;

/** Outlives the page, so that an applicant who closes it does not apply twice. */
export const sentStore = (kind: PublicName, branchId: string) =>
  stored<Sent>({ area: 'local', key: `publicEntrySent:${kind}:${branchId}`, parse });

/** In memory, for a correction: its page shows whether it has arrived. */
export function sentInPage() {
  let sent: Sent | null = null;
  return {
    read: () => sent,
    write: (next: Sent) => {
      sent = next;
    },
    remove: () => {
      sent = null;
    },
  };
}
