import { TestEnvironment } from 'jest-environment-jsdom';
import { type Backend, enginesOf, mainOf } from '../engines';
import { hostBackend } from '../host/host';

/** What browsers have and jsdom lacks, taken from Node. */
const FROM_NODE = {
  fetch,
  Request,
  Response,
  Headers,
  AbortController,
  AbortSignal,
  structuredClone,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  CompressionStream,
  DecompressionStream,
};

const engines = enginesOf(hostBackend);

/**
 * jsdom with Node's fetch and, for tests that ask for it, a backend of the test file's own: `startBackend()` starts it
 * once and answers its origin; `freshBackend()` puts another one with data of its own in its place. The page is at http://localhost; its relative addresses lead to the backend. A file whose
 * first comment says `@jest-environment-options {"embedded":true}` has its data in the embedded database; with
 * `"captcha":"picture"` it has the captcha of production, with `"demo":true` the demo pages and their accounts, with a
 * `"zone"` its browser is in that time zone.
 */
export default class BrowserEnvironment extends TestEnvironment {
  #backend: Promise<Backend> | undefined;
  readonly #zone = process.env.TZ;

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    const [{ projectConfig }] = given;
    const { embedded, captcha, demo, zone } = projectConfig.testEnvironmentOptions;
    if (typeof zone === 'string') process.env.TZ = zone;
    const { start } = embedded ? engines[0] : mainOf(engines);
    const env = {
      ...(demo ? { DEMO: '1' } : {}),
      ...(typeof captcha === 'string' ? { CAPTCHA_PROVIDER: captcha } : {}),
    };
    // Here and not in setup(), which comes after the setup files.
    Object.assign(this.global, FROM_NODE, {
      nodeNetwork: { fetch, Request, FormData, Blob },
      startBackend: async () => {
        this.#backend ??= start(env);
        return (await this.#backend).origin;
      },
      freshBackend: async () => {
        const used = this.#backend;
        this.#backend = start(env);
        await Promise.all([used?.then(({ stop }) => stop()), this.#backend]);
      },
    });
  }

  override async teardown() {
    const backend = await this.#backend?.catch(() => undefined);
    await backend?.stop();
    if (this.#zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.#zone;
    await super.teardown();
  }
}
