import { userStore } from '../preferences/userStore';

const MAX_EXPORTS = 50;
const isNumber = (value: unknown): value is string => typeof value === 'string' && /^EX\d{12}$/.test(value);

/** The export jobs that this user has started here and whose end was not seen yet; a reload forgets none. */
const store = userStore<readonly string[]>({
  key: 'exportsUnderWay',
  parse: (value) => (Array.isArray(value) ? value.filter(isNumber).slice(-MAX_EXPORTS) : []),
});

export const underWay = {
  get: store.get,
  subscribe: store.subscribe,
  use: store.use,
  add(jobNo: string) {
    if (!store.get().includes(jobNo)) store.set([...store.get(), jobNo].slice(-MAX_EXPORTS));
  },
  remove(gone: readonly string[]) {
    if (gone.length > 0) store.set(store.get().filter((jobNo) => !gone.includes(jobNo)));
  },
};
