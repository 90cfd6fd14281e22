import { lazy, Suspense, useState } from 'react';
import type { TextId } from '@/core/i18n';
import type { Words } from './ConflictDialog';

const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog')).ConflictDialog }));

/** What every editable record carries (domain/00 §0.2). */
export interface Versioned {
  version: number;
  modifiedByName: string;
  gmtModified: string;
}

/** Two people's changes: what both started from, the user's, and the record as it is stored now. */
interface Clash<R> {
  base: object;
  mine: object;
  theirs: R;
}

interface Options<R> {
  toValues: (record: R) => object;
  labels: Readonly<Record<string, TextId>>;
  words?: Words | undefined;
  /** The user goes on with these values, from that record. */
  onMerge: (values: object, theirs: R) => void;
  /** The user takes the record as it is. */
  onDrop: (theirs: R) => void;
}

/** Asks about two changes to one record, when there are two. */
export function useClash<R extends Versioned>({ toValues, labels, words, onMerge, onDrop }: Options<R>) {
  const [clash, setClash] = useState<Clash<R>>();
  const dialog = clash && (
    <Suspense fallback={null}>
      <ConflictDialog
        base={{ ...clash.base }}
        mine={{ ...clash.mine }}
        theirs={{ ...toValues(clash.theirs) }}
        who={clash.theirs.modifiedByName}
        when={clash.theirs.gmtModified}
        labels={labels}
        words={words}
        onMerge={(values) => {
          setClash(undefined);
          onMerge(values, clash.theirs);
        }}
        onDrop={() => {
          setClash(undefined);
          onDrop(clash.theirs);
        }}
      />
    </Suspense>
  );
  return { ask: setClash, dialog };
}
