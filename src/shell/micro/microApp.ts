import { loadMicroApp, type MicroApp } from 'qiankun';
import type { MicroProps } from '@/contract/property/micro-pms';
import { reportError } from '@/core/error-log/errorLog';
import { fetchAsset } from '@/core/http/fetchAsset';
import { MICRO_PMS, microEntry } from '../../../config/microApps';
import { sealRealm } from './guardRealm';

/** The history that the module makes for itself, as Umi hands it over. */
export interface MicroHistory {
  readonly location: { pathname: string; search: string; hash: string };
  replace: (path: string) => void;
  listen: (listener: (update: { location: MicroHistory['location'] }) => void) => () => void;
}

interface Start {
  /** Where in the page the module is to be. */
  place: HTMLElement;
  /** Where the module begins. */
  path: string;
  props: MicroProps;
  onHistory: (history: MicroHistory) => void;
}

export interface Running {
  /** Resolves when the module is there, rejects when it can not be started. */
  ready: Promise<unknown>;
  update: (props: MicroProps) => void;
  end: () => void;
  /** It did not come, or too late: the next start has nothing to do with this one. */
  fail: () => void;
}

const entry = () => microEntry(process.env.MICRO_ORIGIN ?? '', process.env.NODE_ENV === 'production');

/**
 * How often the module has failed in this window. qiankun remembers a failure under name, container and address, so the
 * next try has others. Without a failure all stay the same: what was loaded is used again, and single-spa, which keeps
 * every parcel for good, keeps no other element with it.
 */
let failures = 0;
let container: HTMLElement | undefined;

const again = (url: string) => (failures === 0 ? url : `${url}?attempt=${failures}`);

function hasFailed() {
  failures += 1;
  container?.remove();
  container = undefined;
}

/** Ends what has begun, also when it begins after it was ended. */
function endOf(app: MicroApp, own: HTMLElement) {
  const unmount = () => (app.getStatus() === 'MOUNTED' ? app.unmount() : null);
  app.mountPromise.then(unmount, () => null).catch((error: unknown) => reportError('micro', error));
  own.remove();
}

/**
 * Mounts the module through qiankun. It gets a history of its own, in memory: its page stays as it is while the console
 * shows another one. qiankun's own ways to change the address stay unused (`autoStart`): they would tell the console of
 * each of its navigations twice.
 */
export function startMicroApp({ place, path, props, onHistory }: Start): Running {
  sealRealm();
  container ??= document.createElement('div');
  const own = container;
  place.append(own);
  const history = { type: 'memory', initialEntries: [path], initialIndex: 0 };
  const technical = { history, onHistoryInit: onHistory, domElement: own };
  const app = loadMicroApp(
    {
      name: failures === 0 ? MICRO_PMS.name : `${MICRO_PMS.name}-${failures}`,
      entry: again(entry()),
      container: own,
      props: { ...props, ...technical },
    },
    {
      singular: false,
      sandbox: true,
      autoStart: false,
      fetch: fetchAsset,
      getTemplate: (html) => html.replace(/(?<=src=")[^"]+\.js/g, again),
    },
  );
  // Each of them fails with the one that is waited for.
  for (const stage of [app.loadPromise, app.bootstrapPromise, app.unmountPromise]) stage.catch(() => null);
  let isOver = false;
  let isFailed = false;
  const fail = () => {
    if (own !== container || isFailed) return;
    isFailed = true;
    hasFailed();
  };
  return {
    ready: app.mountPromise,
    fail,
    update(next) {
      if (isOver || app.getStatus() !== 'MOUNTED') return;
      app.update?.({ ...next, ...technical }).catch((error: unknown) => reportError('micro', error));
    },
    end() {
      isOver = true;
      endOf(app, own);
    },
  };
}
