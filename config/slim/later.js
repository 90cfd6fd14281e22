/* It knows React alone: what is loaded for a twin of antd's may stand in a circle with antd itself (ADR 9). */
import { createElement, lazy, Suspense } from 'react';

/** As good as the component that `load` brings; what `meanwhile` makes of its properties stands in its place until then. */
export function later(load, meanwhile = () => null) {
  const Whole = lazy(load);
  return function Later(props) {
    return createElement(Suspense, { fallback: meanwhile(props) }, createElement(Whole, props));
  };
}
