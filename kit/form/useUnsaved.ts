import { useRef } from 'react';
import type { RecordFields } from '../fields/fieldsOf';
import { kit } from '../host';

/** What the form started from: its first values and the version of the record. */
export interface Origin {
  base: object;
  version: number | undefined;
}

/** Tracks unsaved input: keeps it as a draft, without secrets, and guards it. */
export function useUnsaved(name: string, fields: RecordFields, values: () => object) {
  const keeper = kit().useDraftKeeper(name);
  const isDirty = useRef(false);
  const edits = useRef(0);
  const mark = (touched: boolean, from: Origin) => {
    if (touched) {
      edits.current += 1;
      const kept = Object.fromEntries(Object.entries(values()).filter(([field]) => !fields.isSecret(field)));
      keeper.keep({ ...from, values: kept });
    } else keeper.drop();
    isDirty.current = touched;
    keeper.setDirty(touched, keeper.drop);
  };
  return { keeper, isDirty, edits, mark };
}
