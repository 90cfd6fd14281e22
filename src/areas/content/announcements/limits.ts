export const MAX_TITLE = 50;
