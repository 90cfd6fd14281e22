/**
 * Whether another site answers at all. The browser does not tell a frame's owner that its page has failed
 * (docs/console.md#external-links); what the site says is neither asked for with cookies nor read.
 */
export const answers = (url: string, signal: AbortSignal): Promise<boolean> =>
  fetch(url, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  }).then(
    () => true,
    () => signal.aborted,
  );
