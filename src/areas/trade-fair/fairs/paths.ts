export const LIST_PAGE = '/sale/tradeFairManage';
export const EDIT_PAGE = '/sale/saleShowEdit';
export const editPath = (id: string) => `${EDIT_PAGE}?id=${encodeURIComponent(id)}`;
