/* What antd and React ask of a browser and jsdom does not have; sizes are those of a desktop without layout. */

class Observer {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
  takeRecords() {
    return [];
  }
}

/** Node's own keeps the process alive. */
class Channel {
  port1 = new Port();
  port2 = new Port();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

class Port {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  other: Port | null = null;
  postMessage(data: unknown) {
    setTimeout(() => this.other?.onmessage?.({ data }), 0);
  }
  close() {
    this.onmessage = null;
  }
}

const mediaQuery = (media: string) => ({
  media,
  // A wide screen, on which nothing moves: tests wait for what happens, not for how it comes in.
  matches: /min-width|prefers-reduced-motion: reduce/.test(media),
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => true,
});

Object.assign(window, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  MessageChannel: Channel,
  matchMedia: mediaQuery,
  requestIdleCallback: (work: () => void) => setTimeout(work, 0),
  cancelIdleCallback: (timer: number) => clearTimeout(timer),
  scrollTo: () => undefined,
  open: () => null,
});
Object.assign(URL, { createObjectURL: () => 'blob:http://localhost/1', revokeObjectURL: () => undefined });
Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
/** The editor of rich texts measures where the caret stands. */
const nowhere = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 };
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });

/** Styles of the components have no rules: jsdom would match each of thousands against each element that is measured. */
const rules = new WeakMap<Element, string>();
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
  get(this: Element) {
    return rules.get(this) ?? '';
  },
  set(this: Element, css: string) {
    rules.set(this, css);
  },
});

/** antd looks through them for each style that it writes; jsdom's own collection asks a proxy for each of them. */
Object.defineProperty(HTMLHeadElement.prototype, 'children', {
  get(this: Element) {
    return [...this.childNodes].filter((node) => node instanceof Element);
  },
});

/** jsdom walks through the whole document for each label, and queries by label ask for all of them. */
const FIELD = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';
Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  get(this: HTMLLabelElement) {
    const found = this.htmlFor ? document.getElementById(this.htmlFor) : this.querySelector(FIELD);
    return found?.matches(FIELD) ? found : null;
  },
});
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: Element) {
      return [...document.getElementsByTagName('label')].filter(({ control }) => control === this);
    },
  });

/** jsdom prints a complaint for each pseudo element that is measured. */
const measure = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => measure(element);

export {};
