/** The name that the server gives with a refusal. */
export function namedIn(data: unknown): { name: string; company: string } | undefined {
  if (typeof data !== 'object' || data === null || !('guestName' in data) || !('customerName' in data))
    return undefined;
  const { guestName, customerName } = data;
  return typeof guestName === 'string' && typeof customerName === 'string'
    ? { name: guestName, company: customerName }
    : undefined;
}
