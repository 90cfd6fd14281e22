import { MicroApp } from '@umijs/max';
import { getMasterOptions, setMasterOptions } from '@@/plugin-qiankun-master/masterOptions';
import type { MicroApp as QiankunApp } from 'qiankun';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { MicroProps } from '@/contract/property/micro-pms';
import { reportError } from '@/core/error-log/errorLog';
import { MICRO_PMS } from '../../../config/microApps';
import { fetchAdmitted } from './admission';
import styles from './MicroStage.module.css';

/*
 * Adds to Umi's qiankun plugin (docs/adr/0012): it is known whether a start has succeeded, a failed start can be tried
 * again, and nothing stays behind.
 */

/** The history that the module creates, as Umi passes it on. */
export interface MicroHistory {
  readonly location: { pathname: string; search: string; hash: string };
  replace: (path: string) => void;
  listen: (listener: (update: { location: MicroHistory['location'] }) => void) => () => void;
}

/** How often the module had to be loaded anew in this window. */
let attempts = 0;

const nameNow = () => (attempts === 0 ? MICRO_PMS.name : `${MICRO_PMS.name}-${attempts}`);
const again = (url: string) => (attempts === 0 ? url : `${url}?attempt=${attempts}`);

/**
 * After a failed start, or when the module was replaced: qiankun remembers a start under name, container and address,
 * so the next one gets other values. Otherwise they stay the same, and the loaded code is used again.
 */
export function prepareAnotherTry() {
  attempts += 1;
  const [app] = getMasterOptions().apps;
  if (app) setMasterOptions({ apps: [app, { name: nameNow(), entry: again(app.entry) }] });
}

const SETTINGS = {
  fetch: fetchAdmitted,
  getTemplate: (html: string) => html.replace(/(?<=src=")[^"]+\.js/g, again),
};

/** With an error component, the plugin does not show the error itself; the stage does. */
const drawNothing = () => null;

let element: HTMLElement | undefined;
/** single-spa keeps the element of every start for ever, so it gets the same one each time. */
const ownElement = () => (element ??= document.createElement('div'));

/** The plugin unmounts a module without awaiting it: a failure would be an unhandled rejection. */
function holdFailures(app: QiankunApp) {
  const { unmount } = app;
  app.mountPromise = app.mountPromise.catch(() => new Promise<null>(() => undefined));
  app.unmount = () =>
    unmount().catch((error: unknown) => {
      reportError('micro', error);
      return null;
    });
}

interface Props {
  /** The first address of the module. */
  path: string;
  props: MicroProps;
  onHistory: (history: MicroHistory) => void;
  /** Called with each start of the module. */
  onStart: (mounted: Promise<unknown>) => void;
}

/**
 * The property module, mounted by the plugin's component as long as this is drawn and not in a hidden `Activity`. It
 * gets a history of its own, in memory: its page stays as it is while the console shows another one.
 */
export function MicroModule({ path, props, onHistory, onStart }: Props) {
  const [name] = useState(nameNow);
  const history = useMemo(() => ({ type: 'memory', initialEntries: [path], initialIndex: 0 }), [path]);
  // The plugin passes on the started app in the next render.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => drawAgain(), []);
  const known = useRef<QiankunApp>(undefined);
  const take = useCallback(
    (app: QiankunApp | null) => {
      if (!app || app === known.current) return;
      known.current = app;
      const { mountPromise } = app;
      holdFailures(app);
      onStart(mountPromise);
    },
    [onStart],
  );
  return (
    <MicroApp
      ref={take}
      name={name}
      settings={SETTINGS}
      errorBoundary={drawNothing}
      wrapperClassName={styles.place}
      history={history}
      onHistoryInit={onHistory}
      domElement={ownElement()}
      {...props}
    />
  );
}
