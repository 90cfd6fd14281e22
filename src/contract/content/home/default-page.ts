import type { HomeComponent } from './component';
import { freshComponent, freshProductList } from './fresh';
import { PRODUCT_ORDER, PRODUCT_SOURCE } from './limits';

/**
 * The built-in page of the app, which shows where there is no plan (docs/domain/home-pages.md#coverage): a search, and
 * the products that the company has listed last.
 */
export const defaultComponents = (): HomeComponent[] => [
  freshComponent('search', 'default-search', '搜索框'),
  {
    ...freshComponent('productList', 'default-products', '商品列表'),
    data: { ...freshProductList(), source: PRODUCT_SOURCE.rule, count: 40, orderBy: PRODUCT_ORDER.newest },
  },
];
