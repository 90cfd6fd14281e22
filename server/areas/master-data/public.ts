export { customerLike, productLike } from './data/keyword';
export { belowNodes } from './data/nodes';
export { lineage, priceAt, stockAt } from './data/prices';
export { customer } from './data/schema/customer';
export { branchProduct, brand, product, productBatch, productCategory, units } from './data/schema/product';
export { branchOperateRange, branchRegion, operateRange, region } from './data/schema/reference';
export { supplier } from './data/schema/supplier';
export { lowPrices, type Offered } from './rules/lowPrices';
export { type ServedNode, servedTree } from './rules/servedTree';
