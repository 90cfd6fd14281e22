import { CONFLICT } from '../../../../../src/contract/content/home/merge';
import { type Override, withProps } from '../../../../../src/contract/content/home/override';
import type { Decision } from '../../../../../src/contract/content/home/company/overrides';
import { isOverridable } from '../../../../../src/contract/content/home/paths';
import { InvalidInput } from '../../../../http/failure';
import type { OpenConflict } from '../../data/schema/home';

export interface Decided {
  decision: Decision;
  conflict: OpenConflict;
}

/** Removes an own component: whatever stood behind it now stands behind its predecessor. */
function without(own: Override['own'], id: string): Override['own'] {
  const gone = own.find(({ component }) => component.componentId === id);
  const left = own.filter((one) => one !== gone);
  return left.map((one) => (gone && one.after === id ? { ...one, after: gone.after } : one));
}

/** A component that the head office has removed: removed here as well, or an own component from now on. */
function ofRemoved(override: Override, { componentId = '', path, take, value }: Decision): Override {
  if (take === 'HQ') return { ...override, own: without(override.own, componentId) };
  if (take === 'BRANCH') return override;
  const own = override.own.map(({ after, component }) => ({
    after,
    component: withProps(component, [{ componentId, path, value }]),
  }));
  return { ...override, own };
}

/** A value that both have changed: the head office's, the company's, or another one. */
function ofChanged(override: Override, { componentId, path, take, value }: Decision): Override {
  if (componentId === undefined) {
    // An order that is neither of the two has to be made in the designer.
    if (take === 'VALUE') throw new InvalidInput([{ field: 'decisions', text: 'field.invalid' }]);
    return take === 'HQ' ? { ...override, order: null } : override;
  }
  if (take === 'BRANCH') return override;
  const others = override.props.filter((one) => one.componentId !== componentId || one.path !== path);
  return { ...override, props: take === 'HQ' ? others : [...others, { componentId, path, value }] };
}

/** An override after some of its conflicts have been decided (docs/domain/home-pages.md#overrides). */
export const decide = (override: Override, decided: readonly Decided[]): Override =>
  decided.reduce((one, { decision, conflict }) => {
    if (decision.take === 'VALUE' && decision.componentId !== undefined && !isOverridable(decision.path))
      throw new InvalidInput([{ field: 'decisions', text: 'field.invalid' }]);
    return conflict.kind === CONFLICT.baseRemoved ? ofRemoved(one, decision) : ofChanged(one, decision);
  }, override);
