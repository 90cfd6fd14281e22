import type { ComponentOf } from '../component';
import type { Resolved } from './resolved';
import { el, type ViewElement } from './node';
import type { ViewOptions } from './options';
import { productsView } from './products';

/** Lists of products, one of which is seen; a tab whose list is empty is left out. */
export function tabsView(
  { componentId, name, data }: ComponentOf<'tabs'>,
  { lists }: Resolved,
  options: ViewOptions,
): ViewElement | null {
  const tabs = data.tabs.flatMap(({ title, list }, i) => {
    const products = productsView(lists[i] ?? [], list.layout, options);
    return products ? [{ title, products, id: `hv-${componentId}-${i}` }] : [];
  });
  if (tabs.length === 0) return null;
  const buttons = tabs.map(({ title, id }, i) =>
    el(
      'button',
      {
        ...{ class: 'hv-tab', type: 'button', role: 'tab', id: `${id}-tab`, 'aria-controls': id },
        ...{ 'aria-selected': i === 0 ? 'true' : 'false', tabindex: i === 0 ? 0 : -1 },
      },
      [title],
    ),
  );
  const panels = tabs.map(({ products, id }, i) =>
    el('div', { class: 'hv-panel', role: 'tabpanel', id, 'aria-labelledby': `${id}-tab`, hidden: i > 0 }, [products]),
  );
  return el('div', { class: 'hv-tabs' }, [
    el('div', { class: 'hv-tablist', role: 'tablist', 'aria-label': name }, buttons),
    ...panels,
  ]);
}
