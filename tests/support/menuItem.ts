/** An item of the server's menu, as far as the test cares. */
export const menuItem = (menuId: unknown, menuParent: unknown = '0', more: Record<string, unknown> = {}) => ({
  menuId,
  menuParent,
  menuUrl: `/m/p${String(menuId)}`,
  menuTitle: `页${String(menuId)}`,
  menuIcon: 'ShopOutlined',
  isExternalLink: 0,
  isFind: 1,
  sort: 0,
  ...more,
});
