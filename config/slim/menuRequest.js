/* ProLayout asks for a menu of its own, and is drawn twice more while it does: ours comes with the permissions. */
const NOTHING = { data: undefined, isValidating: false, isLoading: false, mutate: () => undefined };
const CONFIG = { cache: undefined };

export const useSWRConfig = () => CONFIG;

export default () => NOTHING;
