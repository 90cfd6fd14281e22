/* The plugin's start can load modules in advance, which brings qiankun: here it comes when it is asked to do so (ADR 12). */
export async function prefetchApps(...asked) {
  const qiankun = await import(/* webpackChunkName: "micro" */ 'qiankun');
  return qiankun.prefetchApps(...asked);
}
