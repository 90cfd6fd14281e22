/* ProLayout asks for a menu of its own, and is drawn twice more while it does: ours comes with the permissions. */
export const NOTHING = { data: undefined, isValidating: false, isLoading: false, mutate: () => undefined };
const CONFIG = { cache: new Map() };

export const useSWRConfig = () => CONFIG;

export default () => NOTHING;
