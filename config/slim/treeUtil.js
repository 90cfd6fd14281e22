/* What the chosen rows of antd's table need of the tree, without the tree: rows are chosen one by one (ADR 9). */
const none = () => {
  throw new Error('`checkStrictly: false` of antd’s table has no twin (docs/adr/0009).');
};
export { none as conductCheck, none as convertDataToEntities };

export const arrAdd = (keys = [], key) => (keys.includes(key) ? [...keys] : [...keys, key]);
export const arrDel = (keys = [], key) => keys.filter((one) => one !== key);
