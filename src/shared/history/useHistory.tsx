import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RecordFields } from '@kit/fields/fieldsOf';
import type { HistoryProps } from './HistoryDrawer';

const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer')).HistoryDrawer }));

type Shown = Pick<HistoryProps, 'objectId' | 'name'>;
interface Options<S extends Shown> extends Pick<HistoryProps, 'objectType'> {
  /** The record's fields; a function of the shown record, if the names of ids are looked up in the record. */
  fields: RecordFields | ((shown: S) => RecordFields);
  /** The present record, shown above its history. */
  view?: (shown: S) => NonNullable<HistoryProps['view']>;
  /** Given if the screen can put a former value into its form, where the user checks and saves it. */
  onRestore?: (shown: S, field: string, value: unknown) => void;
}

/** The history of one record: a function that opens it, and the drawer. */
export function useHistory<S extends Shown>({ objectType, fields, view, onRestore }: Options<S>) {
  const [shown, setShown] = useState<S>();
  const close = () => setShown(undefined);
  const drawer: ReactNode = shown && (
    <Suspense fallback={null}>
      <HistoryDrawer
        objectType={objectType}
        fields={typeof fields === 'function' ? fields(shown) : fields}
        objectId={shown.objectId}
        name={shown.name}
        {...(view ? { view: view(shown) } : {})}
        {...(onRestore
          ? {
              onRestore: (field: string, value: unknown) => {
                close();
                onRestore(shown, field, value);
              },
            }
          : {})}
        onClose={close}
      />
    </Suspense>
  );
  return { show: setShown, drawer };
}
