import type { DataOf } from '../component';
import { el, type ViewElement } from './node';
import type { ViewOptions } from './options';
import { appAddress } from './pieces';

/** It opens the search of the app. */
export function searchView({ placeholder, hotWords, scan }: DataOf<'search'>, { say }: ViewOptions): ViewElement {
  const asked = hotWords.filter((one) => one.trim() !== '');
  const links = asked.map((keyword) =>
    el('li', {}, [el('a', { class: 'hv-word', href: appAddress('search', { keyword }) }, [keyword])]),
  );
  return el('div', { class: 'hv-search' }, [
    el('div', { class: 'hv-search-bar' }, [
      el('a', { class: 'hv-search-field', href: appAddress('search') }, [placeholder || say('homeView.search')]),
      scan === 1 && el('a', { class: 'hv-scan', href: appAddress('scan') }, [say('homeView.scan')]),
    ]),
    links.length > 0 && el('ul', { class: 'hv-words', 'aria-label': say('homeView.hotWords') }, links),
  ]);
}
