export const LIST_PAGE = '/finance/cashier';
export const ADD_PAGE = '/finance/addCashier';
export const infoPath = (id: string) => `/cashierInfo?id=${encodeURIComponent(id)}`;
export const editPath = (id: string) => `/updateCashier?id=${encodeURIComponent(id)}`;
