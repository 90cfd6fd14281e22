import { createStore } from '@/core/store/createStore';

const isOpen = createStore(false);

/** Opens the change-company dialog, from anywhere in the console. */
export const openChangeBranch = () => isOpen.set(true);

export const closeChangeBranch = () => isOpen.set(false);

export const useChangeBranch = isOpen.use;
