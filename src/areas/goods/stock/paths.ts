export const LIST_PAGE = '/item/productStock';
/** The reserves of a product in a company, by any row of its stock there. */
export const editPath = (stockId: string) => `/productStock/edit?id=${encodeURIComponent(stockId)}`;
