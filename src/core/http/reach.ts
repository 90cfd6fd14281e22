import { createStore } from '../store/createStore';

/** Whether the last call reached a server. */
export const reach = createStore(true);
