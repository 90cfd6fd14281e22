import { T } from '@/core/i18n';
import { pathLabel } from './pathLabels';

/** The name of a value of a component; a value that this code does not know is named by its path. */
export function PathName({ path }: { path: string }) {
  const id = pathLabel(path);
  return id ? <T id={id} /> : path;
}
