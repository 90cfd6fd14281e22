import type { KeyboardEvent } from 'react';
import { randomUuid } from '@/core/http/random';
import { copiedComponents, copyComponents } from './clipboard';
import { type DesignerKey, isField, keyOf, stepOf } from './keys';
import type { Designing, Region } from './useEditing';

const regionOf = (target: Element): Region | null => {
  const region = target.closest('[data-region]')?.getAttribute('data-region');
  return region === 'outline' || region === 'canvas' ? region : null;
};

/** The position behind the selected component; the end of the page when none is selected. */
export const behind = ({ editing: { page, selected } }: Designing) =>
  (page.findIndex(({ componentId }) => componentId === selected) + 1 || page.length) + 1;

/** Selects the component before or behind, while nothing is carried. */
function selectBeside(designing: Designing, by: number, region: Region) {
  const { page, selected } = designing.editing;
  const at = page.findIndex(({ componentId }) => componentId === selected) + by;
  const beside = page[Math.min(Math.max(at, 0), page.length - 1)];
  if (beside) designing.select(beside.componentId, region);
}

export function copySelected({ editing: { page, selected } }: Designing) {
  const component = page.find(({ componentId }) => componentId === selected);
  if (component) copyComponents([component]);
  return component;
}

export function pasteCopied(designing: Designing, region: Region | null = null) {
  const components = copiedComponents();
  if (components.length > 0) designing.run({ action: 'paste', components, to: behind(designing) }, region);
}

/** Does what a key means on the focused component; false leaves the key to the browser. */
function perform(
  key: DesignerKey,
  componentId: string,
  { designing, region }: { designing: Designing; region: Region },
) {
  const { editing, run, carriedId } = designing;
  const at = editing.page.findIndex((one) => one.componentId === componentId) + 1;
  const component = editing.page[at - 1];
  const move = (to: number) => run({ action: 'move', componentId, to }, region);
  switch (key) {
    case 'up':
      return move(at - 1);
    case 'down':
      return move(at + 1);
    case 'first':
      return move(1);
    case 'last':
      return move(editing.page.length);
    case 'previous':
    case 'next': {
      const by = key === 'next' ? 1 : -1;
      return carriedId ? designing.carry(by, region) : selectBeside(designing, by, region);
    }
    case 'carry':
      return void (carriedId ? designing.putDown(region) : designing.pickUp(componentId));
    case 'drop':
      return carriedId ? designing.putBack(region) : false;
    case 'hide':
      return run({ action: 'set', componentId, path: 'visible', value: component?.visible === 0 ? 1 : 0 }, region);
    case 'remove':
      return run({ action: 'remove', componentId }, region);
    case 'duplicate':
      return run({ action: 'duplicate', componentId, newId: randomUuid() }, region);
    case 'copy':
      return void copySelected(designing);
    case 'paste':
      return pasteCopied(designing, region);
    default:
      return false;
  }
}

/** The keys of the whole page: undo and redo anywhere, the others on a component. */
export const keysOf = (designing: Designing) => (event: KeyboardEvent<HTMLElement>) => {
  const { target, nativeEvent } = event;
  if (!(target instanceof Element) || isField(target) || nativeEvent.isComposing) return;
  const step = stepOf(nativeEvent);
  if (step) {
    event.preventDefault();
    designing[step]();
    return;
  }
  const region = regionOf(target);
  const row = target.closest('[data-of]');
  const componentId = row?.getAttribute('data-of');
  const key = keyOf(nativeEvent);
  if (!region || !componentId || !key) return;
  // The space bar presses a button of the row instead.
  if (key === 'carry' && target.closest('[data-action]')) return;
  // Marked text is copied as everywhere.
  if (key === 'copy' && window.getSelection()?.isCollapsed === false) return;
  if (perform(key, componentId, { designing, region }) !== false) event.preventDefault();
};
