/* The table of antd can filter a column by a tree: it is loaded by a table that does (ADR 9). */
import { createElement, lazy, Suspense } from 'react';

const Whole = lazy(() => import('antd/es/tree/index.js'));

function Tree(props) {
  return createElement(Suspense, { fallback: null }, createElement(Whole, props));
}
export { Tree as default };
