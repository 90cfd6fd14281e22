/* Items of a menu may bring a layout of their own to ProLayout, which is drawn once more to learn that ours bring none. */
const NONE = {};

export const useCurrentMenuLayoutProps = () => NONE;
