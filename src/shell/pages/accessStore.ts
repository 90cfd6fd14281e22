import type { RefusedPage } from '@/contract/account/refused-page';
import { createStore } from '@/core/store/createStore';

/** The page that is being asked for. */
const asked = createStore<RefusedPage | undefined>(undefined);

export const askForAccess = (page: RefusedPage) => asked.set(page);
export const closeAccess = () => asked.set(undefined);
export const useAccess = asked.use;
