/* The table of antd can filter a column by a tree: it is loaded by a table that does (ADR 9). */
import { lazyField } from './lazyField';

export default lazyField(() => import('antd/es/tree/index.js'));
