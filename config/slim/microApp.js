/*
 * Umi's qiankun plugin puts qiankun and import-html-entry into the first file of the console. In the place of its component
 * stands this one, which brings the plugin's own, and them with it, when it is first drawn (ADR 12). What waits for it says
 * the `Suspense` around it.
 */
import { createElement, lazy } from 'react';

const Real = lazy(async () => {
  const whole = await import(/* webpackChunkName: "micro" */ '@@/plugin-qiankun-master/MicroApp');
  return { default: whole.MicroApp };
});

export const MicroApp = (props) => createElement(Real, props);
