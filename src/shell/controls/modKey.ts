const APPLE = /mac|iphone|ipad/i;

const isApple = () => APPLE.test(navigator.userAgent);

/** The key that stands before a shortcut, as it is written on this machine's keyboard. */
export const modKey = () => (isApple() ? '⌘' : 'Ctrl');

export const isModified = (event: KeyboardEvent) => (isApple() ? event.metaKey : event.ctrlKey);
