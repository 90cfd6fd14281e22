import { createStore } from '@/core/store/createStore';

const isOpen = createStore(false);

/** Opens the change-company dialog, from wherever in the console. */
export const openChangeCompany = () => isOpen.set(true);

export const closeChangeCompany = () => isOpen.set(false);

export const useChangeCompany = isOpen.use;
