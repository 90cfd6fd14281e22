import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RecordFields } from '@kit/fields/fieldsOf';
import type { HistoryProps } from './HistoryDrawer';

const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer')).HistoryDrawer }));

type Shown = Pick<HistoryProps, 'objectId' | 'name'>;
interface Options<S extends Shown> extends Pick<HistoryProps, 'objectType'> {
  /** The record's fields; a function of the shown record, if ids are looked up in that. */
  fields: RecordFields | ((shown: S) => RecordFields);
  /** What the record is, above what it was. */
  view?: (shown: S) => NonNullable<HistoryProps['view']>;
  /** The screen puts a former value into its form, where it is looked at and saved. */
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
