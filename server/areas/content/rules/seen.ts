import type { Audience, StoredComponent } from '../../../../src/contract/content/home/component';
import { isHomeComponent, liftComponent } from '../../../../src/contract/content/home/lift';

interface Viewer {
  /** The company and those above it. */
  line: readonly string[];
  customerType: string | undefined;
  at: string;
}

/** An empty list is for all; a company stands for those below it. */
const isFor = ({ customerTypes, branchIds }: Audience, { line, customerType }: Viewer) =>
  (customerTypes.length === 0 || customerTypes.some((one) => String(one) === customerType)) &&
  (branchIds.length === 0 || branchIds.some((one) => line.includes(one)));

/** Whether a component shows to a viewer at a moment; its last second is included (docs/domain/home-rendering.md#render). */
export function isSeen(stored: StoredComponent, viewer: Viewer): boolean {
  const one = liftComponent(stored);
  if (!isHomeComponent(one)) return one.visible !== 0;
  const { visible, startTime, endTime, audience } = one;
  if (visible === 0) return false;
  if (startTime !== null && viewer.at < startTime) return false;
  if (endTime !== null && viewer.at > endTime) return false;
  return isFor(audience, viewer);
}
