import { reloadPage } from '../navigation/reload';
import { isLasting, stored } from '../storage/stored';
import { createStore } from '../store/createStore';

/** The entry script carries the hash of the whole application. */
const ENTRY = /\/(umi\.[0-9a-f]{6,}\.js)/;

/** The build that a document loads; empty where its files have no hashes. */
export const buildIn = (html: string) => ENTRY.exec(html)?.[1] ?? '';

export const currentBuild = () => [...document.scripts].map(({ src }) => buildIn(src)).find(Boolean) ?? '';

/**
 * `newer`: another build is being served; `lost`: a chunk of this one is gone, so that something could not be shown.
 */
export type BuildState = 'current' | 'newer' | 'lost';

export const buildState = createStore<BuildState>('current');

const reloadedFor = stored<string>({
  area: 'session',
  key: 'reloadedFor',
  parse: (value) => (typeof value === 'string' ? value : null),
});

/** Reloads, once for each build: a chunk that is still missing then would cause endless reloads. */
export function reloadOnce(): boolean {
  const build = currentBuild();
  if (reloadedFor.read() === build) return false;
  reloadedFor.write(build);
  // Without storage, the attempt could not be remembered.
  if (!isLasting('session')) return false;
  reloadPage();
  return true;
}
