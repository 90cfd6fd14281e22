import { session } from '../session/session';
import { stored } from '../storage/stored';
import { createStore, derive } from '../store/createStore';

interface Options<T> {
  key: string;
  /** Whatever is stored, as a T. */
  parse: (value: unknown) => T;
}

interface Held<T> {
  owner: string;
  value: T;
}

/** A value that this browser keeps for each user (docs/console.md#browser-storage); it follows the signed-in user. */
export function userStore<T>({ key, parse }: Options<T>) {
  const entryOf = (loginName: string) => stored({ area: 'local', key: `${key}:${loginName}`, parse });
  const load = (owner: string): Held<T> => ({ owner, value: entryOf(owner).read() ?? parse(undefined) });
  const written = createStore<object>({});
  let held: Held<T> | undefined;
  /** Read with the first question, and again with the first one of another user. */
  const get = () => {
    const { loginName } = session.get();
    if (held?.owner !== loginName) held = load(loginName);
    return held.value;
  };
  return {
    ...derive(get, [written, session]),
    set(value: T) {
      const owner = session.get().loginName;
      entryOf(owner).write(value);
      held = { owner, value };
      written.set({});
    },
  };
}
