/** The calls of docs/domain/platform.md#headers: two kinds of service, and the prefix of the browser's user client. */
const CALLS = ['/*/api/**', '/*/platform/**', '/dev-api/**', '!/__umi/**'];

/** `npm run dev -- --no-mock`: the calls go to a company's gateway (`GATEWAY=https://…`) instead of the built-in backend. */
export const gatewayProxy = (target: string | undefined) =>
  target ? [{ context: CALLS, target, changeOrigin: true }] : [];
