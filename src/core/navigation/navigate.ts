import { history } from '@umijs/max';
import { safePath } from './safePath';

/** The only way to another page. A target from outside becomes `/` unless it is a path of this application. */
export function navigate(to: string, state?: unknown) {
  history.push(safePath(to), state);
}

/** The same, replacing the entry of the history. */
export function replace(to: string, state?: unknown) {
  history.replace(safePath(to), state);
}

/** Path, query and hash of where the user is. */
export function currentPath(): string {
  const { pathname, search, hash } = history.location;
  return pathname + search + hash;
}

/** Goes on after work that took time: whoever has gone elsewhere than `from` meanwhile stays there. */
export function navigateFrom(from: string, to: string) {
  if (currentPath() === from) navigate(to);
}
