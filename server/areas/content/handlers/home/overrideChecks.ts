import { isSame } from '../../../../../src/contract/canonical';
import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { merge } from '../../../../../src/contract/content/home/merge';
import { byId, type Override } from '../../../../../src/contract/content/home/override';
import { isLocked, isOverridable, valueAt } from '../../../../../src/contract/content/home/paths';
import { ERROR } from '../../../../../src/contract/error-codes';
import { Failure, InvalidInput } from '../../../../http/failure';
import type { OpenConflict } from '../../data/schema/home';
import { checkedComponents } from './checkComponents';

const nameOf = (components: readonly StoredComponent[], componentId: string) => {
  const name = byId(components).get(componentId)?.name;
  return typeof name === 'string' ? name : '';
};

/** Allows only values that a company may override, of existing components, and only valid ones. */
export function checkedOverride(next: readonly StoredComponent[], { props, order, own }: Override) {
  const known = byId(next);
  const unknown = props.findIndex(({ componentId, path }) => !known.has(componentId) || !isOverridable(path));
  if (unknown >= 0) throw new InvalidInput([{ field: `props.${unknown}.path`, text: 'field.invalid' }]);
  const taken = own.findIndex(({ component }) => known.has(component.componentId));
  if (taken >= 0) throw new InvalidInput([{ field: `own.${taken}.component`, text: 'field.taken' }]);
  const stranger = (order ?? []).findIndex((id) => !known.has(id));
  if (stranger >= 0) throw new InvalidInput([{ field: `order.${stranger}`, text: 'field.invalid' }]);
  const added = byId(checkedComponents(own.map(({ component }) => ({ ...component, locked: [] }))));
  const wanted: Override = {
    ...{ props, order },
    own: own.map(({ after, component }) => ({ after, component: added.get(component.componentId) ?? component })),
  };
  // A value equal to the head office's is not an override.
  const { page, override } = merge(next, next, wanted);
  checkedComponents(page);
  return override;
}

/** Refuses changes of values that the head office has locked. */
export function demandUnlocked(next: readonly StoredComponent[], props: Override['props']) {
  const known = byId(next);
  const locked = props.find(({ componentId, path, value }) => {
    const component = known.get(componentId);
    return component && isLocked(component, path) && !isSame(value, valueAt(component, path));
  });
  if (locked) throw new Failure(ERROR.lockedByHeadOffice, { params: { name: nameOf(next, locked.componentId) } });
}

const partsOf = ({ props, own }: Override, componentId: string) => ({
  props: props.filter((one) => one.componentId === componentId).sort((a, b) => (a.path < b.path ? -1 : 1)),
  own: own.find(({ component }) => component.componentId === componentId)?.component ?? null,
});

/** Refuses changes of a component whose conflict is not decided. */
export function demandDecided(
  { before, wanted, shown }: { before: Override; wanted: Override; shown: StoredComponent[] },
  open: readonly OpenConflict[],
) {
  const changed = open.find(({ componentId }) =>
    componentId === undefined
      ? !isSame(before.order, wanted.order)
      : !isSame(partsOf(before, componentId), partsOf(wanted, componentId)),
  );
  if (changed)
    throw new Failure(ERROR.conflictUndecided, { params: { name: nameOf(shown, changed.componentId ?? '') } });
}
