import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { HistoryProps } from './HistoryDrawer';

const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer')).HistoryDrawer }));

type Shown = Pick<HistoryProps, 'objectId' | 'name'>;
type Options<S extends Shown> = Omit<HistoryProps, keyof Shown | 'onClose' | 'onRestore' | 'words'> & {
  words?: HistoryProps['words'] | ((shown: S) => HistoryProps['words']);
  onRestore?: (shown: S, field: string, value: unknown) => void;
};

/** The changes of one record beside a list or a form: how to show them, and the drawer. */
export function useHistory<S extends Shown>({ onRestore, words, ...options }: Options<S>) {
  const [shown, setShown] = useState<S>();
  const close = () => setShown(undefined);
  const ownWords = shown && typeof words === 'function' ? words(shown) : words;
  const drawer: ReactNode = shown && (
    <Suspense fallback={null}>
      <HistoryDrawer
        {...options}
        objectId={shown.objectId}
        name={shown.name}
        {...(ownWords && typeof ownWords === 'object' ? { words: ownWords } : {})}
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
