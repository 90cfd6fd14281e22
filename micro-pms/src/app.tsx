import { clearContainerCache } from '@rc-component/util/es/Dom/dynamicCSS';
import type { ReactNode } from 'react';
import { provideKit } from '@kit/host';
import { host } from './host';
import { kitHost } from './kitHost';
import { Root } from './Root';

provideKit(kitHost);

/** What the console does with the module (qiankun's life cycle, which Umi's plugin makes of it). */
export const qiankun = {
  mount: (props: unknown) => Promise.resolve(host.take(props)),
  update: (props: unknown) => Promise.resolve(host.take(props)),
  unmount: () => {
    host.leave();
    // antd's styles remember each <head> that they were put into; qiankun makes one for each mount, which would keep all
    // of its page with it: 140 listeners and as many nodes.
    clearContainerCache();
    return Promise.resolve();
  },
};

export const rootContainer = (container: ReactNode) => <Root>{container}</Root>;
