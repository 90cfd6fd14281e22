import { UNIT_STATUS } from '../../../../src/contract/property/micro-pms';
import type { UnitAction } from '../../../../src/contract/property/units';

const { vacant, reserved, let: occupied, repair, closed } = UNIT_STATUS;

/** What each state allows by hand (docs/domain/property.md#units); only a lease makes a unit let. */
const ALLOWED: Readonly<Record<number, readonly UnitAction[]>> = {
  [vacant]: ['edit', 'reserve', 'maintain', 'close', 'del'],
  [reserved]: ['edit', 'release', 'del'],
  [occupied]: ['edit'],
  [repair]: ['edit', 'restore'],
  [closed]: ['edit', 'reopen', 'del'],
};

export const unitActions = (status: number): UnitAction[] => [...(ALLOWED[status] ?? [])];

const INTO: Readonly<Record<number, UnitAction>> = { [reserved]: 'reserve', [repair]: 'maintain', [closed]: 'close' };
const OUT_OF: Readonly<Record<number, UnitAction>> = {
  [reserved]: 'release',
  [repair]: 'restore',
  [closed]: 'reopen',
};

/** How a state is reached from another one by hand; undefined if it is not. */
export function moveOf(from: number, to: number): UnitAction | undefined {
  const move = to === vacant ? OUT_OF[from] : INTO[to];
  return move && unitActions(from).includes(move) ? move : undefined;
}

const PART = /\{([FN])(\d?)\}/g;

/** The number of a room by the pattern of a batch; floors underground carry a B. */
export function unitNoOf(pattern: string, floor: number, room: number): string {
  return pattern.replace(PART, (_, what: string, digits: string) => {
    const value = what === 'F' ? Math.abs(floor) : room;
    const text = String(value).padStart(Number(digits), '0');
    return what === 'F' && floor < 0 ? `B${text}` : text;
  });
}

/** Floors from one to another, either way round: there is no floor 0. */
export function floorsBetween(from: number, to: number): number[] {
  const [low, high] = from < to ? [from, to] : [to, from];
  return Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((floor) => floor !== 0);
}
