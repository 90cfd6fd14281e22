/*
 * ProLayout makes a menu of a table of routes, with addresses that are patterns: ours comes as a menu (src/shell/frame), and
 * says itself which item is chosen and which groups are open.
 */
export const transformRoute = (items) => ({ menuData: items, breadcrumb: new Map() });

const NONE = [];
export const getMatchMenu = () => NONE;
