import type { DataOf } from '../component';
import type { Resolved } from './resolved';
import { el, styled, type ViewElement } from './node';
import { linked, placedImage } from './pieces';

const ICON = { width: 48, height: 48, className: 'hv-icon' };

/** Icons with a word; what does not fit on the first page is swept to. */
export function gridNavView({ rows, columns, items }: DataOf<'gridNav'>, resolved: Resolved): ViewElement | null {
  if (items.length === 0) return null;
  const cells = rows * columns;
  const links = items.map(({ icon, text, badge, jump }) =>
    el('li', {}, [
      linked(jump, { class: 'hv-nav-item' }, [
        placedImage({ ...icon, alt: text ? '' : icon.alt }, resolved, ICON),
        el('span', { class: 'hv-nav-text' }, [text]),
        ...(badge ? [el('span', { class: 'hv-badge' }, [badge])] : []),
      ]),
    ]),
  );
  const pages = Array.from({ length: Math.ceil(links.length / cells) }, (_, page) =>
    styled(el('ul', { class: 'hv-nav-page' }, links.slice(page * cells, (page + 1) * cells)), {
      '--hv-columns': String(columns),
    }),
  );
  return el('div', { class: 'hv-nav', tabindex: pages.length > 1 && 0 }, pages);
}
