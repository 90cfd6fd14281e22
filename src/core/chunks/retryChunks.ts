/** webpack's own loader of chunks; assigning to it changes what every `import()` of the application does. */
declare let __webpack_chunk_load__: (id: string | number) => Promise<unknown>;

const RETRIES = 2;
const FIRST_PAUSE_MS = 500;

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Tries again after 500 ms, and after twice that. */
export async function retried<T>(load: () => Promise<T>, retries = RETRIES, pause = FIRST_PAUSE_MS): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (retries === 0) throw error;
    await rest(pause);
    return retried(load, retries - 1, 2 * pause);
  }
}

const CHUNK_SCRIPT = 'script[data-webpack]';

/**
 * The document loads the chunks of its first page by script tags, before webpack asks for them. webpack would wait two
 * minutes for a tag whose script has failed already, so tags are removed when they have failed, or fail.
 */
function dropFailedScripts() {
  for (const script of document.querySelectorAll<HTMLScriptElement>(CHUNK_SCRIPT))
    if (performance.getEntriesByName(script.src).length > 0) script.remove();
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.matches(CHUNK_SCRIPT)) target.remove();
  };
  window.addEventListener('error', onError, { capture: true });
}

/** Without a connection every chunk is missing, but none is lost: `waited` returns true when there is one again. */
export async function patient<T>(load: () => Promise<T>, waited: () => Promise<boolean>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await waited())) throw error;
    return patient(load, waited);
  }
}

let isPatched = false;

/** Retries every failed chunk, whoever imports it. */
export function retryChunks(waited: () => Promise<boolean>) {
  // Absent in tests.
  if (isPatched || typeof __webpack_chunk_load__ !== 'function') return;
  isPatched = true;
  dropFailedScripts();
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (id) => patient(() => retried(() => load(id)), waited);
}

/** A chunk of the application is missing, as a rule because a deployment has replaced it. */
export const isChunkError = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));
