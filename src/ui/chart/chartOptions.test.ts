import { type ChartLook, type ChartModel, sentenceOf } from './chartModel';
import { chartOptions } from './chartOptions';

const look: ChartLook = {
  ...{ text: 'black', quiet: 'grey', line: 'silver', ground: 'white', series: ['blue', 'green'] },
  ...{ font: 'serif', fontSize: 12, motion: 160 },
};
const yuan = (value: number) => `¥${value}`;
const model: ChartModel = {
  ...{ title: '订单额', labelTitle: '日期', labels: ['03-07', '03-08', '03-09'] },
  series: [{ name: '订单额', kind: 'bar', values: [3, 7.5, null], format: yuan }],
};

test('bars stand on zero, and the highest has its value', () => {
  const { yAxis, series, xAxis } = chartOptions(model, look);
  expect(yAxis).toMatchObject({ min: 0 });
  expect(yAxis).not.toHaveProperty('minInterval');
  expect(xAxis).toMatchObject({ data: ['03-07', '03-08', '03-09'] });
  expect(series).toMatchObject([
    {
      type: 'bar',
      itemStyle: { color: 'blue' },
      data: [3, { value: 7.5, label: { show: true, formatter: '¥7.5' } }, null],
    },
  ]);
});

test('whole numbers have no halves between them, and nothing moves for whoever wants that', () => {
  const whole = { ...model, series: [{ ...model.series[0]!, values: [0, 1, 2] }] };
  expect(chartOptions(whole, { ...look, motion: 0 })).toMatchObject({ animation: false, yAxis: { minInterval: 1 } });
});

test('several lines have colours of their own; what is of another unit is only in the table and beside the pointer', () => {
  const lines: ChartModel = {
    ...model,
    series: [
      { name: '浏览', kind: 'line', values: [1, 2, 3], format: String },
      { name: '访客', kind: 'line', values: [1, 1, 1], format: String },
      { name: '停留', kind: 'line', values: [30, null, 10], format: (value) => `${value} s`, onlyInTable: true },
    ],
  };
  const { series } = chartOptions(lines, look);
  expect(series).toMatchObject([
    { name: '浏览', itemStyle: { color: 'blue' } },
    { name: '访客', itemStyle: { color: 'green' } },
  ]);
  expect(series).toHaveLength(2);
  expect(sentenceOf(lines, 1)).toBe('03-08 · 浏览 2 · 访客 1 · 停留 –');
});

test('six lines are one too many', () => {
  const six = { ...model, series: Array.from({ length: 6 }, () => model.series[0]!) };
  expect(() => chartOptions(six, look)).toThrow('at most 5');
});
