import { printHtml } from '../../../server/areas/content/rules/printHtml';
import { COMPONENT_TYPES } from '../../../src/contract/content/home/limits';
import { NOTHING_RESOLVED } from '../../../src/contract/content/home/view/resolved';
import { contrast, inkOn } from '../../../src/contract/content/home/view/contrast';
import { componentView, pageView, placeholderView } from '../../../src/contract/content/home/view/view';
import { translate } from '../../../server/http/texts';
import { cleanRichText } from '../../../server/platform/richText';
import { NOON, STRANGE, VIEWED } from './viewedPage';

const OPTIONS = { say: translate('zh'), ms: NOON };
const htmlOf = (backgroundColor = '') =>
  printHtml(pageView({ backgroundColor, components: VIEWED }, OPTIONS), cleanRichText);
const partOf = (type: string) => {
  const found = VIEWED.find(({ component }) => component.type === type);
  const view = found && componentView(found.component, found.resolved, OPTIONS);
  return view ? printHtml(view, cleanRichText) : '';
};

test('each type is drawn, in the order of the page', () => {
  const drawn = [...htmlOf().matchAll(/hv-part hv-part-(\w+)/g)].map(([, type]) => type);
  expect(drawn).toEqual([...COMPONENT_TYPES]);
});

test('texts are escaped, rich text is cut to the allow-list', () => {
  const html = htmlOf();
  expect(html).toContain('搜药品 &lt;b&gt;');
  expect(html).toContain('感冒 &amp; 咳嗽');
  expect(html).toContain('<p>欢迎<a>光临</a></p>');
  expect(html).not.toMatch(/<script|javascript:/);
});

test('what leads somewhere is a link, what does not is none', () => {
  expect(partOf('banner').match(/<a /g)).toHaveLength(1);
  expect(partOf('banner')).toContain('href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer"');
  expect(partOf('gridNav')).toContain('href="yiyaotong://category?categoryId=0"');
  expect(partOf('productList')).toContain('href="yiyaotong://product?productId=P001"');
  expect(partOf('notice')).toContain('href="yiyaotong://announcement?announcementId=501"');
  expect(partOf('imageAd')).toContain('aria-label="展会报名"');
});

test('images have their words and their room, and come when they are near', () => {
  const images = [...htmlOf().matchAll(/<img [^>]*>/g)].map(([one]) => one);
  expect(images).toHaveLength(9);
  for (const one of images) expect(one).toMatch(/ alt="[^"]*" width="\d+" height="\d+" decoding="async"/);
  expect(images.filter((one) => one.includes('loading="lazy"'))).toHaveLength(8);
  expect(partOf('imageAd')).toContain('width="375" height="200"');
  expect(partOf('banner')).toContain('object-position:20% 50%');
});

test('a product without a price or a stock says so, or nothing', () => {
  expect(partOf('productList')).toContain('¥12.50');
  expect(partOf('productList').match(/¥/g)).toHaveLength(1);
  expect(partOf('productList')).toContain('库存 30盒');
  expect(partOf('productList')).toContain('暂无库存');
});

test('a tab without products is left out; only the first is seen', () => {
  expect(partOf('tabs').match(/role="tab"/g)).toHaveLength(2);
  expect(partOf('tabs').match(/role="tabpanel"[^>]* hidden/g)).toHaveLength(1);
});

test('a countdown says what is left of the last second', () => {
  expect(partOf('countdown')).toContain('>12天 12:00:00</time>');
  expect(partOf('countdown')).toContain('距结束');
});

test('what has nothing to show leaves no hole, and a type of other code none either', () => {
  const [, , , , list] = VIEWED;
  if (!list) throw new Error('The page has a list.');
  expect(componentView(list.component, NOTHING_RESOLVED, OPTIONS)).toBeNull();
  expect(componentView(STRANGE, NOTHING_RESOLVED, OPTIONS)).toBeNull();
  expect(printHtml(placeholderView(STRANGE, OPTIONS), cleanRichText)).toContain('未知组件（video）');
  expect(printHtml(placeholderView(list.component, OPTIONS), cleanRichText)).toContain('商品列表：');
});

test('text on any background reaches 4.5 : 1', () => {
  for (let colour = 0; colour < 0x1000000; colour += 0x010f3d) {
    const background = `#${colour.toString(16).padStart(6, '0')}`;
    expect([background, contrast(inkOn(background), background) >= 4.5]).toEqual([background, true]);
  }
  expect(htmlOf('#003A8C')).toContain('style="background-color:#003A8C;--hv-ink:#ffffff"');
});
