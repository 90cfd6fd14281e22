/// <reference types="@testing-library/jest-dom" />

/** What browserEnvironment.ts hands to the tests. */
declare const nodeNetwork: Pick<typeof globalThis, 'fetch' | 'Request' | 'FormData' | 'Blob'>;
declare function startBackend(): Promise<string>;
declare function freshBackend(): Promise<void>;
/** What nodeEnvironment.ts hands to the tests. */
declare const hostBackend: typeof import('../host/host').hostBackend;
declare const hostSteps: typeof import('../host/host').hostSteps;
/** What journeyEnvironment.ts hands to the tests. */
declare const hostBrowser: typeof import('../host/browser').hostBrowser;
