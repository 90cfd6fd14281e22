import type { HomeComponent } from './component';
import { freshComponent, freshProductList } from './fresh';
import { PRODUCT_ORDER, PRODUCT_SOURCE } from './limits';

/**
 * The built-in page of the app, where no plan decides (docs/domain/home-pages.md#coverage): a search, and what the
 * company has put on offer last.
 */
export const defaultComponents = (): HomeComponent[] => [
  freshComponent('search', 'default-search', '搜索框'),
  {
    ...freshComponent('productList', 'default-products', '商品列表'),
    data: { ...freshProductList(), source: PRODUCT_SOURCE.rule, count: 40, orderBy: PRODUCT_ORDER.newest },
  },
];
