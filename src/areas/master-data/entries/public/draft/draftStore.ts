import type { PublicName } from '@/contract/master-data/public-entry';
import { stored } from '@/core/storage/stored';

/** What this browser knows of a draft; nobody else has its key. */
export interface OwnDraft {
  draftKey: string;
  draftId?: string;
  version: number;
  /** Input that the server does not have yet, for a reload without a connection. */
  unsaved?: Record<string, unknown>;
  step?: number;
  /** For a correction: the number of the application, and its code. */
  again?: { entryNo: string; queryCode: string };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(value: unknown): OwnDraft | null {
  if (!isRecord(value) || typeof value.draftKey !== 'string' || typeof value.version !== 'number') return null;
  const { draftKey, draftId, version, unsaved, step, again } = value;
  return {
    ...{ draftKey, version },
    ...(typeof draftId === 'string' ? { draftId } : {}),
    ...(isRecord(unsaved) ? { unsaved } : {}),
    ...(typeof step === 'number' ? { step } : {}),
    ...(isRecord(again) && typeof again.entryNo === 'string' && typeof again.queryCode === 'string'
      ? { again: { entryNo: again.entryNo, queryCode: again.queryCode } }
      : {}),
  };
}

/** One draft for each kind and each inviting company; a correction has a draft of its own. */
export const draftStore = (kind: PublicName, of: string) =>
  stored<OwnDraft>({ area: 'local', key: `publicEntry:${kind}:${of}`, parse });
