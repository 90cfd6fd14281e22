/** The property module: its own application, mounted by the console under its own path. */
export const MICRO_PMS = { name: 'micro-pms', base: '/micro-pms' } as const;

/** Where the console offers the module what it has loaded anyway (docs/adr/0038). */
export const OFFERED = 'consoleParts';

/** `npm run dev` runs it beside the console, there unless the port is taken (`MICRO_PORT`); a build carries it along. */
const MICRO_DEV_PORT = '8101';

export const microEntry = (origin: string, isProduction: boolean) =>
  isProduction
    ? `${origin}${MICRO_PMS.base}/index.html`
    : `http://localhost:${process.env.MICRO_PORT ?? MICRO_DEV_PORT}${MICRO_PMS.base}/`;
