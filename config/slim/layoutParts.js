/* Parts of ProLayout that the console has of its own, or has not: its mark, its foot, its menu at the top, its breadcrumbs. */
const none = () => null;
export { none as AppsLogoComponents, none as DefaultFooter, none as Logo, none as TopNavHeader };

export const defaultRenderLogo = (logo) => logo;
export const getBreadcrumbProps = () => ({});
