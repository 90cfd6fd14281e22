import axe from 'axe-core';

/** What axe finds on the page; colours are looked at in a browser (tests/e2e). */
export async function violations() {
  const { violations: found } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
