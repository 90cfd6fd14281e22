import { history } from '@umijs/max';
import { safePath } from './safePath';

/** The one way to another page, whoever names it: outside text becomes `/` unless it is a path of ours. */
export function navigate(to: string, state?: unknown) {
  history.push(safePath(to), state);
}

/** The same without a way back. */
export function replace(to: string, state?: unknown) {
  history.replace(safePath(to), state);
}

/** Path, query and hash of where the user is. */
export function currentPath(): string {
  const { pathname, search, hash } = history.location;
  return pathname + search + hash;
}
