import type { PublicName } from '@/contract/master-data/public-entry';
import { stored } from '@/core/storage/stored';

/** A submission that has had no answer: it may have arrived. */
export interface Sent {
  /** The idempotency key of the first try: a further one gets the same answer. */
  key: string;
  /** As it was sent. */
  input: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (value: unknown): Sent | null =>
  isRecord(value) && typeof value.key === 'string' && isRecord(value.input)
    ? { key: value.key, input: value.input }
    : null;

/** Outlives the page, so that whoever closes it is not made to apply twice. */
export const sentStore = (kind: PublicName, branchId: string) =>
  stored<Sent>({ area: 'local', key: `publicEntrySent:${kind}:${branchId}`, parse });

/** For a correction, whose page shows by itself whether it has arrived. */
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
