/* The sentence over the label of a field, or over a choice: no page without a frame has one; it is loaded for one (ADR 9). */
import { createElement, lazy, Suspense } from 'react';

const Whole = lazy(() => import('antd/es/tooltip/index.js'));

function Tooltip({ children, ...props }) {
  if (!props.title) return children;
  return createElement(Suspense, { fallback: children }, createElement(Whole, props, children));
}
export { Tooltip as default };
