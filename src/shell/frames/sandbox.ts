const BASE = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-downloads'];

/**
 * What a page of another site may do in its frame: never lead the whole window elsewhere. A page of our own
 * origin with scripts and its origin could take the frame off from inside, so it gets no origin.
 */
export const sandboxOf = (link: string, ownOrigin: string) =>
  [...BASE, ...(new URL(link).origin === ownOrigin ? [] : ['allow-same-origin'])].join(' ');
