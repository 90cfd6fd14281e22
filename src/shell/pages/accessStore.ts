import type { RefusedPage } from '@/contract/account/refused-page';
import { createStore } from '@/core/store/createStore';

/** A page that was just refused, until the notice of it is shown. */
const refused = createStore<string | undefined>(undefined);
export const tellRefused = (path: string) => refused.set(path);
export const forgetRefused = () => refused.set(undefined);
export const useRefused = refused.use;

/** The page that the user is requesting. */
const asked = createStore<RefusedPage | undefined>(undefined);
export const askForAccess = (page: RefusedPage) => asked.set(page);
export const closeAccess = () => asked.set(undefined);
export const useAccess = asked.use;
