/* docs/domain/home-rendering.md#widths */
import { printHtml } from '../../../server/areas/content/rules/printHtml';
import { placedFiles } from '../../../server/areas/content/rules/placed';
import { translate } from '../../../server/http/texts';
import { componentView } from '../../../src/contract/content/home/view/view';
import { sharpWidths, STORED_WIDTHS, widthFor } from '../../../src/contract/content/image-widths';
import { NOON, VIEWED } from './viewedPage';

const kept = { width: 2_000, widths: STORED_WIDTHS };

test.each([
  [375, 750],
  [187.5, 375],
  [168, 375],
  [140, 375],
  [120, 375],
  [110, 375],
  [48, 160],
])('in a box of %s a phone loads %s', (box, width) => {
  expect(widthFor(box, kept)).toBe(width);
});

test('what is sharp, and the original alone where nothing is', () => {
  expect(sharpWidths(375, kept)).toEqual([750, 1125, 2_000]);
  expect(sharpWidths(375, { width: 600, widths: [160, 375] })).toEqual([600]);
  expect(sharpWidths(375, { width: 1_000, widths: [160, 375] })).toEqual([1_000]);
  // A header that claims less than a copy has.
  expect(sharpWidths(48, { width: 100, widths: [160] })).toEqual([100]);
});

const partOf = (type: string) => VIEWED.find(({ component }) => component.type === type)!;
const htmlOf = (type: string) => {
  const { component, resolved } = partOf(type);
  const view = componentView(component, resolved, { say: translate('zh'), ms: NOON })!;
  return printHtml(view, (html) => html);
};

test('an image names the width of its place, and larger ones for finer screens', () => {
  expect(htmlOf('imageAd')).toContain(
    'srcset="/f/84&amp;w=750 750w, /f/84 1125w" sizes="375px" src="/f/84&amp;w=750" alt=',
  );
  // Its copies are not sharp there: it comes as it is.
  expect(htmlOf('banner')).toMatch(/fetchpriority="high" src="\/f\/81" alt/);
  expect(htmlOf('gridNav')).not.toContain('srcset');
});

test('the weight counts what is drawn, in its box', () => {
  const drawn = VIEWED.flatMap(({ component, resolved }) => placedFiles(component, resolved));
  const html = VIEWED.map(({ component, resolved }) =>
    printHtml(componentView(component, resolved, { say: translate('zh'), ms: NOON }) ?? '', (text) => text),
  ).join('');
  expect(drawn.length).toBe(html.match(/<img /g)?.length);
});
