/* The sentence over the label of a field, or over a choice: no page without a frame has one; it is loaded for one (ADR 9). */
import { createElement } from 'react';
import { later } from './later';

const Whole = later(
  () => import('antd/es/tooltip/index.js'),
  ({ children }) => children,
);

const Tooltip = (props) => (props.title ? createElement(Whole, props) : props.children);
export { Tooltip as default };
