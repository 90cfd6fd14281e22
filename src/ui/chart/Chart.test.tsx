import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@tests/support/renderApp';
import { person, press, textsOf } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { Chart } from './Chart';
import type { ChartModel } from './chartModel';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const model: ChartModel = {
  ...{ title: '浏览量 · 全部公司', labelTitle: '日期', labels: ['03-07', '03-08'] },
  series: [{ name: '浏览量', kind: 'bar', values: [3, null], format: (value) => `${value} 次` }],
};

const cells = () => [...document.querySelectorAll('figure tr')].map((row) => textsOf(row.children));

test('the same figures are a table for whoever does not see the chart, and for whoever wants to read them', async () => {
  stage.draw = () => <Chart model={model} to={(index) => `/report/visitsReport?at=${index}`} />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  expect(await screen.findByRole('table', { name: '浏览量 · 全部公司' })).toBeInTheDocument();
  expect(cells()).toEqual([
    ['日期', '浏览量'],
    ['03-07', '3 次'],
    ['03-08', '–'],
  ]);
  // What nobody sees is not reached by Tab.
  expect(screen.queryByRole('link', { name: '03-08' })).toBeNull();
  await person.click(screen.getByText('表'));
  expect(screen.getByRole('link', { name: '03-08' })).toHaveAttribute('href', '/report/visitsReport?at=1');
});

test('of two labels that are alike each keeps its own figures when they are read again', async () => {
  const [visits] = model.series;
  const before = { ...model, labels: ['放假通知', '放假通知'], series: [{ ...visits!, values: [3, 4] }] };
  const after = { ...model, labels: ['盘点通知', '放假通知'], series: [{ ...visits!, values: [5, 3] }] };
  function ReadAgain() {
    const [shown, setShown] = useState<ChartModel>(before);
    return (
      <>
        <Chart model={shown} />
        <button type="button" onClick={() => setShown(after)}>
          再读
        </button>
      </>
    );
  }
  stage.draw = () => <ReadAgain />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  await screen.findByRole('table', { name: '浏览量 · 全部公司' });
  await press('再读');
  expect(cells()).toEqual([
    ['日期', '浏览量'],
    ['盘点通知', '5 次'],
    ['放假通知', '3 次'],
  ]);
});

test('without figures it says so, and a failure can be tried again', async () => {
  const again = jest.fn();
  stage.draw = () => (
    <>
      <Chart model={{ ...model, labels: [] }} />
      <Chart model={undefined} hasFailed onRetry={again} />
    </>
  );
  await renderApp('/dashboard', { as: 'admin.hq' });
  expect(await screen.findByText('所选范围内没有数据')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(again).toHaveBeenCalledTimes(1);
});
