import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RecordFields } from '../fields/fieldsOf';
import { formatDate } from '../format/date';

const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog')).ConflictDialog }));

/** What every editable record carries, as far as it is known. */
export interface Versioned {
  version?: number | undefined;
  modifiedByName?: string | undefined;
  gmtModified?: string | null | undefined;
}

/** Two people's changes: what both started from, the user's, and the record as it is stored now. */
interface Conflict<R> {
  base: object;
  mine: object;
  theirs: R;
}

interface Options<R> {
  fields: RecordFields;
  toValues: (record: R) => object;
  /** The user continues with these values, based on that record. */
  onMerge: (values: object, theirs: R) => void;
  /** The user gives up their changes and takes the stored record. */
  onDrop: (theirs: R) => void;
}

/** Opens the conflict dialog, if both have changed the record. */
export function useConflict<R extends Versioned>({ fields, toValues, onMerge, onDrop }: Options<R>) {
  const [conflict, setConflict] = useState<Conflict<R>>();
  const dialog: ReactNode = conflict && (
    <Suspense fallback={null}>
      <ConflictDialog
        base={{ ...conflict.base }}
        mine={{ ...conflict.mine }}
        theirs={{ ...toValues(conflict.theirs) }}
        who={conflict.theirs.modifiedByName ?? ''}
        when={formatDate(conflict.theirs.gmtModified, 'YMDHM')}
        fields={fields}
        onMerge={(values) => {
          setConflict(undefined);
          onMerge(values, conflict.theirs);
        }}
        onDrop={() => {
          setConflict(undefined);
          onDrop(conflict.theirs);
        }}
      />
    </Suspense>
  );
  return { ask: setConflict, dialog };
}
