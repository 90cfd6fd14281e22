import menus from '../../server/catalogue/menus.json';

/** Pages of the menu that are no lists. */
const NO_LIST = ['/sale/saleShowHome', '/market/priceTrial', '/content/appHome'];

/** Pages of the menu that show a list. */
export const LISTS = menus
  .filter(({ isFind, isExternalLink }) => isFind === 1 && !isExternalLink)
  .map(({ menuUrl }) => menuUrl)
  .filter((menuUrl) => /^\/(\w+\/\w+|downloadFile)$/.test(menuUrl) && !NO_LIST.includes(menuUrl));
