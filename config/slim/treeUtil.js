/* What the chosen rows of antd's table need of the tree, without the tree (ADR 9). */
export { conductCheck } from '@rc-component/tree/es/utils/conductUtil.js';
export { convertDataToEntities } from '@rc-component/tree/es/utils/treeUtil.js';

export const arrAdd = (keys = [], key) => (keys.includes(key) ? [...keys] : [...keys, key]);
export const arrDel = (keys = [], key) => keys.filter((one) => one !== key);
