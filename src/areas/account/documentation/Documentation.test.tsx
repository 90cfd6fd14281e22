import { act, screen, waitFor, within } from '@testing-library/react';
import { switchLanguage } from '@/core/i18n';
import { renderApp } from '@tests/support/renderApp';
import { person, textsOf } from '@tests/support/screen';
import { CONTENTS } from './contents';

const titles = () => textsOf(document.querySelectorAll('article h3 [id]'));

test('the documentation is read by area, searched, and linked to', async () => {
  const led = jest.fn();
  Element.prototype.scrollIntoView = function () {
    led(this.id);
  };
  await renderApp('/documentation/index#tags', { as: 'show.clerk' });
  await screen.findByText('标签栏', { selector: 'h3 *' });
  expect(led).toHaveBeenLastCalledWith('tags');
  const areas = textsOf(document.querySelectorAll('article h2'));
  expect([areas.length, areas[0], areas.at(-1)]).toEqual([CONTENTS.length, '开始使用', '遇到问题']);

  const contents = screen.getByText('目录', { selector: 'nav > h2' }).parentElement!;
  await person.click(within(contents).getByText('列表'));
  await waitFor(() => expect(led).toHaveBeenLastCalledWith('lists'));

  const search = screen.getByLabelText('搜索使用文档');
  await person.type(search, '下架 原因');
  await screen.findByText('找到 1 个主题');
  expect(titles()).toEqual(['下架、结束和删除']);
  expect([...new Set(textsOf(document.querySelectorAll('mark')))]).toEqual(['下架', '原因']);

  await person.type(search, '{Control>}a{/Control}滞纳金 说明');
  await waitFor(() => expect(titles()).toEqual(['出账、收款和账龄']));

  await person.type(search, '{Control>}a{/Control}没有的词');
  await screen.findByText('没有找到“没有的词”');
  await person.click(screen.getByText('显示全部'));
  await waitFor(() => expect(titles()).toHaveLength(CONTENTS.flatMap(({ topics }) => topics).length));

  await act(() => switchLanguage('en'));
  await screen.findByText('Taking down, ending, deleting', { selector: 'h3 *' });
  // Labels are those of the screens in that language.
  expect(screen.getAllByText('Take down', { selector: 'b *' })).not.toEqual([]);
});
