import { T } from '@/core/i18n';
import { pathLabel } from './pathLabels';

/** What a value of a component is called; one that this code does not know goes by its path. */
export function PathName({ path }: { path: string }) {
  const id = pathLabel(path);
  return id ? <T id={id} /> : path;
}
