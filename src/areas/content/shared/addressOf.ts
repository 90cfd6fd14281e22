/** The address of a screen with a query; undefined values are left out. */
export function addressOf(path: string, query: Readonly<Record<string, string | undefined>>) {
  const asked = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined);
  return `${path}?${new URLSearchParams(asked)}`;
}
