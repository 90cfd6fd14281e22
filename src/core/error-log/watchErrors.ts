import { isChunkError } from '../chunks/retryChunks';
import { reportError } from './errorLog';

/** Failed calls and missing chunks have been reported where they failed; the router loads each chunk twice. */
const isReported = (reason: unknown) =>
  (reason instanceof Error && reason.name === 'CallError') || isChunkError(reason);

/** Brings uncaught errors and rejections into the error log (docs/console.md#messages); answers how to stop. */
export function watchErrors() {
  const onError = (event: ErrorEvent) => reportError('script', event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isReported(event.reason)) event.preventDefault();
    else reportError('script', event.reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
