import { useSyncExternalStore } from 'react';
import { errorLog } from '@/core/error-log/errorLog';
import { createStore } from '@/core/store/createStore';

/** The newest entry that the user has looked at. */
const seen = createStore(0);

export function seeErrors() {
  seen.set(errorLog.get().at(-1)?.id ?? seen.get());
}

const count = () => errorLog.get().filter(({ id }) => id > seen.get()).length;

function subscribe(listener: () => void) {
  const stops = [errorLog.subscribe(listener), seen.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/** How many entries of the error log the user has not seen. */
export const useNewErrors = () => useSyncExternalStore(subscribe, count);
