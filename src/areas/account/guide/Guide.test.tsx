import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { person, press } from '@tests/support/screen';
import { findTourTarget } from '@/core/page/tour';
import { elementOf, STOPS } from './stops';

const shownStep = () => document.querySelector('.ant-tour-title')?.textContent;

test('the tour walks over every part of the frame, by keys and by buttons, and Escape ends it', async () => {
  await renderApp('/guide/index', { as: 'show.clerk' });
  await press('开始导览');
  await waitFor(() => expect(shownStep()).toBe('菜单'));
  const walked = [shownStep()];
  for (let step = 0; step < 20 && !screen.queryByText('结束导览'); step += 1) {
    await (step % 2 === 0 ? person.keyboard('{ArrowRight}') : press('下一步'));
    walked.push(shownStep());
    expect(document.activeElement?.textContent).toBe(document.querySelector('.ant-tour-description')?.textContent);
  }
  expect(walked).toEqual([
    '菜单',
    '当前公司',
    '已打开的页面',
    '搜索',
    '组件尺寸',
    '错误日志',
    '语言',
    '设置',
    '用户菜单',
  ]);
  // What is not in the tour is not on a wide screen: it is another part's place on a small one.
  const targets = STOPS.flatMap((stop) => stop.targets);
  expect(targets.filter((target) => findTourTarget(target) === null)).toEqual(['more']);
  expect(STOPS.filter((stop) => elementOf(stop) === null).map(({ title }) => title)).toEqual(['guide.more']);

  await person.keyboard('{Escape}');
  await waitFor(() => expect(shownStep()).toBeUndefined());
  expect(document.activeElement).toHaveTextContent('开始导览');
});
