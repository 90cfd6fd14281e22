export const LIST_PAGE = '/item/productStock';
/** The page of a product's reserves in a company, by any row of its stock there. */
export const editPath = (stockId: string) => `/productStock/edit?id=${encodeURIComponent(stockId)}`;
