/*
 * antd's table of rows in sight: lists have one of their own (docs/adr/0044), and a table that asks for this one is drawn
 * whole.
 */
export { genTable as genVirtualTable } from '@rc-component/table/es/Table.js';

export default undefined;
