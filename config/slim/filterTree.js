/* The table of antd can filter a column by a tree: it is loaded by a table that does (ADR 9). */
import { later } from './later';

const Tree = later(() => import('antd/es/tree/index.js'));
export { Tree as default };
