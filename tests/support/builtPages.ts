/** The files that Umi's helper in the document (config/setup/build.mjs) asks for ahead, by the route of a page. */
export function builtPages(document: string): ReadonlyMap<string, readonly string[]> {
  const files: [string, number][] = JSON.parse(/f:(\[\[.*?\]\])/.exec(document)?.[1] ?? '[]');
  const routes: Record<string, number[]> = JSON.parse(/,r:(\{.*?\]\})/.exec(document)?.[1] ?? '{}');
  const pages = Object.entries(routes).map(
    ([route, used]) => [route, used.map((index) => files[index]?.[0] ?? '')] as const,
  );
  if (pages.length === 0) throw new Error('The document names no files of pages.');
  return new Map(pages);
}
