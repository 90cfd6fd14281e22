/** How long the module may take until it is there; then the user is asked. */
export const MICRO_TIMEOUT_MS = 15_000;

export const MAX_MICRO_TITLE = 60;

/** The greatest length of the name of a form in the module. */
export const MAX_MICRO_NAME = 200;
