import { errorLog } from '@/core/error-log/errorLog';
import { createStore, derive } from '@/core/store/createStore';

/** The newest entry that the user has looked at. */
const seen = createStore(0);

export function seeErrors() {
  seen.set(errorLog.get().at(-1)?.id ?? seen.get());
}

const count = () => errorLog.get().filter(({ id }) => id > seen.get()).length;

/** How many entries of the error log the user has not seen. */
export const useNewErrors = derive(count, [errorLog, seen]).use;
