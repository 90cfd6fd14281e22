/* The table of antd can filter a column by a tree: it is loaded by a table that does (ADR 9). */
import { lazyField } from './lazyField';

const Tree = lazyField(() => import('antd/es/tree/index.js'));
export { Tree as default };
