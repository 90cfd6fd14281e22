/* The list of other applications in ProLayout's header and sidebar: the console has none. */
export const AppsLogoComponents = () => null;
export const defaultRenderLogo = (logo) => logo;
