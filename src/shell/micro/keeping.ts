import { createStore } from '@/core/store/createStore';

/** The version of the contract since which the module keeps its pages, and draws a refreshed one anew itself. */
export const KEEPS_PAGES = 6;

/** Whether the module that was admitted has this version or a later one. */
export const keeping = createStore(false);
