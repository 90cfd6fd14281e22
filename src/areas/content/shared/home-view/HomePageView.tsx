import { type ReactNode, useEffect, useRef } from 'react';
import type { StoredComponent } from '@/contract/content/home/component';
import { NOTHING_RESOLVED, type Resolved } from '@/contract/content/home/view/resolved';
import { behave } from '@/contract/content/home/view/behave/behave';
import { HOME_STYLE } from '@/contract/content/home/view/style';
import { componentView, type PageToShow, pageView, placeholderView, surface } from '@/contract/content/home/view/view';
import { useText } from '@/core/i18n';
import { printReact, styleOf } from './printReact';

/** React puts it into the document once, however many pages are drawn. */
const HomeStyle = () => (
  <style href="home-view" precedence="default">
    {HOME_STYLE}
  </style>
);

interface ShownPageProps {
  page: PageToShow;
  /** The moment that is shown. */
  ms: number;
}

/**
 * A page as the app shows it: links lead somewhere, slides change, clocks run. Needs the texts
 * `content/shared/home-view`.
 */
export function HomePageView({ page, ms }: ShownPageProps) {
  const say = useText();
  const box = useRef<HTMLDivElement>(null);
  const view = pageView(page, { say, ms });
  // The script changes the drawn elements; another page is drawn anew.
  const key = JSON.stringify(view);
  useEffect(() => {
    const root = box.current?.querySelector<HTMLElement>('.hv');
    return root ? behave(root) : undefined;
  }, [key]);
  return (
    <>
      <HomeStyle />
      <div ref={box} key={key}>
        {printReact(view, false)}
      </div>
    </>
  );
}

/** The background on which the designer draws the components of a page. */
export function HomeSurface({ backgroundColor, children }: { backgroundColor: string; children: ReactNode }) {
  return (
    <>
      <HomeStyle />
      <div className="hv" style={styleOf(surface(backgroundColor))}>
        {children}
      </div>
    </>
  );
}

interface PartProps {
  component: StoredComponent;
  /**
   * The objects behind the ids of the component, as `homeRenderApi` answers them; without them nothing is drawn that
   * has to be looked up.
   */
  resolved?: Resolved;
  ms: number;
}

/**
 * One component as the designer draws it: nothing in it can be pressed or reached by Tab, and where the app would show
 * nothing there is a placeholder.
 */
export function HomePart({ component, resolved = NOTHING_RESOLVED, ms }: PartProps) {
  const options = { say: useText(), ms };
  return printReact(componentView(component, resolved, options) ?? placeholderView(component, options), true);
}
