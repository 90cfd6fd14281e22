/* Prefixes for browsers that are older than those of the product (config/umi.ts). */
export { compile, middleware, serialize, stringify } from 'stylis';

export const prefixer = () => undefined;
