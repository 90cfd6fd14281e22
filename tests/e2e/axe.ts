import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Visitor } from './visitor';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 at levels A and AA. */
const ALL: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};
/** What other colours may break on a page that has been looked at. */
export const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
/** What another language may break on it. */
export const TEXTS: RunOptions = { ...ALL, rules: { 'color-contrast': { enabled: false } } };

/**
 * Not the pairs of colours that the theme designer shows because they cannot be read, nor the open pages behind the
 * shown one, which have had their turn.
 */
const PAGE = ['[data-contrast-sample]', '#content > [style*="display: none"]'];
/** What stands around each page, and is looked at with the first. */
const FRAME = ['header', 'aside'];
/** What stands over a page: the page itself has been looked at. */
export const OVERLAYS = ['[role=dialog]', '.ant-dropdown', '.ant-tour'];

/** What moves is half transparent: colours are those of the end. */
const rest = ({ page }: Visitor) =>
  page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(finite.map((one) => one.finished.catch(() => undefined)));
  });

interface Look {
  /** Selectors; else the whole document. */
  selectors?: string[];
  rules?: RunOptions;
  /** The frame of the page has been looked at. */
  isFramed?: boolean;
}

/** What is wrong for who sees, hears or types otherwise: one line for each rule and element. */
export async function violationsOf(
  visitor: Visitor,
  name: string,
  { selectors, rules = ALL, isFramed = false }: Look = {},
): Promise<string[]> {
  const { page } = visitor;
  await rest(visitor);
  // Evaluated, and no script of the page: the policy of the product lets in none.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const context = selectors ? { include: selectors } : { exclude: isFramed ? [...PAGE, ...FRAME] : PAGE };
  // What it answers comes from the browser as JSON.
  const results = (await page.evaluate(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify({ ...rules, resultTypes: ['violations'] })})`,
  )) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').trim();
      return `${name}: ${id} ${target.join(' ')} – ${why}`;
    }),
  );
}
