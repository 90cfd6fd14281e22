import { type DragEndEvent, PointerSensor, type UniqueIdentifier, useSensor, useSensors } from '@dnd-kit/core';
import { COMPONENT_TYPES, type ComponentType } from '@/contract/content/home/limits';
import type { PageParts } from './commands/command';

/** Where something is dragged from and to: one component appears in the outline and on the canvas. */
type Source = 'library' | 'outline' | 'canvas';

export const dragId = (source: Source, of: string) => `${source}:${of}`;
/** The drop target behind the last component. */
export const END = 'end';

const parts = (id: UniqueIdentifier) => {
  const [source = '', ...rest] = String(id).split(':');
  return { source, of: rest.join(':') };
};

const asType = (of: string): ComponentType | undefined => COMPONENT_TYPES.find((one) => one === of);

/** A press moves nothing until the pointer has moved as well. */
const DISTANCE = { activationConstraint: { distance: 6 } };
export const useDragSensors = () => useSensors(useSensor(PointerSensor, DISTANCE));

/** The designer announces its own sentences; those of the library are silenced, so that nothing is said twice. */
export const NO_SENTENCES = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

type Dropped =
  | { action: 'insert'; type: ComponentType; to: number }
  | { action: 'move'; componentId: string; to: number; source: 'outline' | 'canvas' };

/** What a drop means for the page; undefined where it means nothing. */
export function droppedOn(
  { active, over }: Pick<DragEndEvent, 'active' | 'over'>,
  page: PageParts,
): Dropped | undefined {
  if (!over) return undefined;
  const [dragged, target] = [parts(active.id), parts(over.id)];
  const at = page.findIndex(({ componentId }) => componentId === target.of) + 1;
  const to = at === 0 ? page.length + 1 : at;
  if (dragged.source === 'library') {
    const type = asType(dragged.of);
    return type && { action: 'insert', type, to };
  }
  const source = dragged.source === 'canvas' ? 'canvas' : 'outline';
  return { action: 'move', componentId: dragged.of, to, source };
}
