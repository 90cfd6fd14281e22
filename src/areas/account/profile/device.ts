/** Tried in this order: most browsers also call themselves by the name of an older one. */
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['WeChat', /\bMicroMessenger\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['Android', /\bAndroid\b/],
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const known = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, sign]) => sign.test(userAgent))?.[0];

/** A user agent as people say it: “Edge · Windows”; an unknown one is shown as it is. */
export function deviceOf(userAgent: string): string {
  const names = [known(BROWSERS, userAgent), known(SYSTEMS, userAgent)].filter((word) => word !== undefined);
  return names.join(' · ') || userAgent;
}
