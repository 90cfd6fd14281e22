import { session } from '../session/session';
import { stored } from '../storage/stored';
import { createStore } from '../store/createStore';

interface Options<T> {
  key: string;
  /** Whatever is stored, as a T. */
  parse: (value: unknown) => T;
}

/** A value that this browser keeps for each user (decisions.md 44); it changes with who is signed in. */
export function userStore<T>({ key, parse }: Options<T>) {
  const entryOf = (loginName: string) => stored({ area: 'local', key: `${key}:${loginName}`, parse });
  const load = (loginName: string) => entryOf(loginName).read() ?? parse(undefined);
  let owner = session.get().loginName;
  const store = createStore(load(owner));
  session.subscribe(() => {
    const { loginName } = session.get();
    if (loginName === owner) return;
    owner = loginName;
    store.set(load(owner));
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(value: T) {
      entryOf(owner).write(value);
      store.set(value);
    },
  };
}
