/* ProLayout's menu in the top bar: the console's stands at the side (docs/console.md#frame). */
export const TopNavHeader = () => null;
