/* docs/domain/home-pages.md#merge: a company's own components where the head office has used up the room. */
import { freshComponent } from '../../../src/contract/content/home/fresh';
import { MAX_COMPONENTS } from '../../../src/contract/content/home/limits';
import { withinLimits } from '../../../src/contract/content/home/company/within-limits';

const titles = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, i) => freshComponent('title', `${prefix}${i}`, '标题栏'));
const isOwn = (id: string) => id.startsWith('b');
const hidden = (page: ReturnType<typeof withinLimits>['page']) =>
  page.filter(({ visible }) => visible === 0).map(({ componentId }) => componentId);

test('what has room stays as it is', () => {
  const page = [...titles(MAX_COMPONENTS - 2, 'c'), ...titles(2, 'b')];
  expect(withinLimits(page, isOwn)).toEqual({ page, limited: [] });
});

test('of own ones the last are hidden, wherever they stand; none is lost, and none of the head office’s', () => {
  const [first, ...others] = titles(3, 'b');
  const page = [first!, ...titles(MAX_COMPONENTS - 1, 'c'), ...others];
  const { page: shown, limited } = withinLimits(page, isOwn);
  expect(limited).toEqual(['b1', 'b2']);
  expect(hidden(shown)).toEqual(limited);
  expect(shown.map(({ componentId }) => componentId)).toEqual(page.map(({ componentId }) => componentId));
});

test('a second one of a type that stands once is hidden', () => {
  const page = [freshComponent('search', 'b0', '搜索框'), freshComponent('search', 'c0', '搜索框'), ...titles(1, 'b')];
  expect(withinLimits(page, isOwn).limited).toEqual(['b0']);
});
