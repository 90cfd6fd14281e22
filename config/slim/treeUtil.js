/* What the chosen rows of antd's table need of the tree, without the tree (ADR 9). */
export { arrAdd, arrDel } from '@rc-component/tree/es/util.js';
export { conductCheck } from '@rc-component/tree/es/utils/conductUtil.js';
export { convertDataToEntities } from '@rc-component/tree/es/utils/treeUtil.js';
