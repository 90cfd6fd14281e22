import type { ComponentStyle, HomeComponent, StoredComponent } from '../component';
import { isHomeComponent, liftComponent } from '../lift';
import type { Resolved } from './resolved';
import { bannerView } from './banner';
import { inkOn } from './contrast';
import { countdownView } from './countdown';
import { gridNavView } from './grid-nav';
import { imageAdView } from './image-ad';
import { el, styled, type ViewElement } from './node';
import { noticeView } from './notice';
import type { ViewOptions } from './options';
import { productsView } from './products';
import { searchView } from './search';
import { tabsView } from './tabs';
import { dividerView, richTextView, titleView } from './texts';
import { zoneView } from './zone';

/** What a component is made of inside; null where there is nothing to show. */
function contentOf(component: HomeComponent, resolved: Resolved, options: ViewOptions): ViewElement | null {
  switch (component.type) {
    case 'search':
      return searchView(component.data, options);
    case 'banner':
      return bannerView(component, resolved, options);
    case 'gridNav':
      return gridNavView(component.data, resolved);
    case 'notice':
      return noticeView(component, resolved, options);
    case 'productList':
      return productsView(resolved.lists[0] ?? [], component.data.layout, options);
    case 'zone':
      return zoneView(component.data, resolved, options);
    case 'imageAd':
      return imageAdView(component.data, resolved, options);
    case 'tabs':
      return tabsView(component, resolved, options);
    case 'countdown':
      return countdownView(component.data, resolved, options);
    case 'title':
      return titleView(component.data, options);
    case 'richText':
      return richTextView(component.data);
    case 'divider':
      return dividerView(component.data);
  }
}

/** Only what differs from nothing, so that a page without settings has no style of its own. */
function styleOf({ marginTop, marginBottom, paddingX, radius, backgroundColor }: ComponentStyle) {
  return {
    ...(marginTop > 0 && { 'margin-top': `${marginTop}px` }),
    ...(marginBottom > 0 && { 'margin-bottom': `${marginBottom}px` }),
    ...(paddingX > 0 && { 'padding-inline': `${paddingX}px` }),
    ...(radius > 0 && { 'border-radius': `${radius}px` }),
    ...(backgroundColor !== '' && { 'background-color': backgroundColor, '--hv-ink': inkOn(backgroundColor) }),
  };
}

/** A component as it is stored, with what its ids stand for: how the app shows it; null: not at all. */
export function componentView(stored: StoredComponent, resolved: Resolved, options: ViewOptions): ViewElement | null {
  const component = liftComponent(stored);
  if (!isHomeComponent(component)) return null;
  const content = contentOf(component, resolved, options);
  if (!content) return null;
  const section = el('div', { class: `hv-part hv-part-${component.type}`, 'data-component': component.componentId }, [
    content,
  ]);
  return styled(section, styleOf(component.style));
}

/** In the designer, where something stands that the app would not show: nothing in it yet, or of another code. */
export function placeholderView(stored: StoredComponent, { say }: ViewOptions): ViewElement {
  const { type, name } = liftComponent(stored);
  const isKnownType = isHomeComponent(liftComponent(stored));
  const label = typeof name === 'string' && name !== '' ? name : type;
  return el('div', { class: 'hv-part hv-placeholder', 'data-component': stored.componentId }, [
    isKnownType ? say('homeView.nothing', { name: label }) : say('homeView.unknown', { type }),
  ]);
}

export interface PageToShow {
  backgroundColor: string;
  components: readonly { component: StoredComponent; resolved: Resolved }[];
}

/** The style of the page itself: its background, and a colour that can be read on it. */
export const surface = (backgroundColor: string): Record<string, string> =>
  backgroundColor === '' ? {} : { 'background-color': backgroundColor, '--hv-ink': inkOn(backgroundColor) };

/** The whole page; what has nothing to show leaves no hole. */
export function pageView({ backgroundColor, components }: PageToShow, options: ViewOptions): ViewElement {
  const parts = components.map(({ component, resolved }) => componentView(component, resolved, options));
  return styled(el('div', { class: 'hv', 'data-now': options.ms }, parts), surface(backgroundColor));
}
