import { clearContainerCache } from '@rc-component/util/es/Dom/dynamicCSS';
import { lazy, type ReactNode, Suspense } from 'react';
import type { MicroProps } from '../../src/contract/property/micro-pms';
import { provideKit } from '@kit/host';
import { host } from './host';
import { KeptPages } from './KeptPages';
import { kitHost } from './kitHost';
import { Root } from './Root';
import { speak } from './texts';

provideKit(kitHost);

/** Nothing is drawn before its texts are there; a later language is followed when it has come. */
async function take(props: unknown) {
  // Handed over by the console, which is built from the same contract.
  const { language } = props as MicroProps;
  const spoken = speak(language);
  if (!host.get()) await spoken;
  host.take(props);
  await spoken;
}

/** What the console does with the module (qiankun's life cycle, which Umi's plugin makes of it). */
export const qiankun = {
  mount: take,
  update: take,
  unmount: () => {
    host.leave();
    // antd's styles remember each <head> that they were put into; qiankun makes one for each mount, which would keep all
    // of its page with it: 140 listeners and as many nodes.
    clearContainerCache();
    return Promise.resolve();
  },
};

interface ClientRoute {
  id?: string;
  path?: string;
  element?: ReactNode;
  children?: ClientRoute[];
}

/** All pages are drawn by what keeps them. */
export function patchClientRoutes({ routes }: { routes: ClientRoute[] }) {
  const children = routes.splice(0);
  routes.push({ id: 'kept-pages', element: <KeptPages />, children });
}

/** Alone there is nobody to sign in at: in development a stand-in takes the console's part. */
const isAlone = process.env.NODE_ENV === 'development' && !('__POWERED_BY_QIANKUN__' in window);
const Alone = isAlone ? lazy(async () => ({ default: (await import('./alone/Alone')).Alone })) : null;

export const rootContainer = (container: ReactNode) =>
  Alone ? (
    <Suspense>
      <Alone take={take}>
        <Root>{container}</Root>
      </Alone>
    </Suspense>
  ) : (
    <Root>{container}</Root>
  );
