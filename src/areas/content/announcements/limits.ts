export const MAX_TITLE = 50;
export const MAX_CONTENT = 10_000;
