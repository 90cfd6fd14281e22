import { Input } from 'antd';
import { useState } from 'react';
import { type TextId, useText, withTexts } from '@/core/i18n';
import { Chart } from '@/ui/chart/Chart';
import type { ChartModel } from '@/ui/chart/chartModel';
import { ChartTable } from '@/ui/chart/ChartTable';
import { PageHeader } from '@/ui/PageHeader';
import { formatNumber } from '@kit/format/number';
import { Example } from '../shared/Example';

const STEPS = Array.from({ length: 24 }, (_, i) => i + 1);
const whole = (value: number) => formatNumber(value, 0);
const exact = (value: number) => formatNumber(value);

/* The charts here show functions: a sample needs no data. */
const sine = (step: number) => Math.sin((step * Math.PI) / 12);
const cosine = (step: number) => Math.cos((step * Math.PI) / 12);
const square = (step: number) => step * step;
const meanOfSquares = (step: number) => ((step + 1) * (2 * step + 1)) / 6;

/** How often each key was pressed, the most frequent first. */
function countKeys(typed: string) {
  const counts = new Map<string, number>();
  for (const key of Array.from(typed.replace(/\s/g, ''))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).slice(0, STEPS.length);
}

function useModel(title: TextId, labelTitle: TextId) {
  const text = useText();
  return { title: text(title), labelTitle: text(labelTitle) };
}

function KeyboardChartScreen() {
  const text = useText();
  const [typed, setTyped] = useState('branch admin');
  const counts = countKeys(typed);
  const model: ChartModel = {
    ...useModel('demo.keysTitle', 'demo.key'),
    labels: counts.map(([key]) => key),
    series: [{ name: text('demo.presses'), kind: 'bar', values: counts.map(([, count]) => count), format: whole }],
  };
  return (
    <>
      <PageHeader help="demo.keysHelp" />
      <Input.TextArea
        rows={2}
        maxLength={500}
        aria-label={text('demo.type')}
        placeholder={text('demo.type')}
        style={{ marginBlockEnd: 16 }}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Chart model={model} />
    </>
  );
}

function LineChartScreen() {
  const model: ChartModel = {
    ...useModel('demo.lineTitle', 'demo.step'),
    labels: STEPS.map(String),
    series: [
      { name: 'sin', kind: 'line', values: STEPS.map(sine), format: exact },
      { name: 'cos', kind: 'line', values: STEPS.map(cosine), format: exact },
    ],
  };
  return (
    <>
      <PageHeader help="demo.chartHelp" />
      <Chart model={model} />
    </>
  );
}

function MixedChartScreen() {
  const text = useText();
  const model: ChartModel = {
    ...useModel('demo.mixTitle', 'demo.step'),
    labels: STEPS.map(String),
    series: [
      { name: text('demo.square'), kind: 'bar', values: STEPS.map(square), format: whole },
      { name: text('demo.mean'), kind: 'line', values: STEPS.map(meanOfSquares), format: exact },
    ],
  };
  return (
    <>
      <PageHeader help="demo.chartHelp" />
      <Chart model={model} />
      <Example name="<ChartTable />">
        <ChartTable model={model} to={undefined} isHidden={false} />
      </Example>
      <Example name="<Chart model={undefined} />, <Chart hasFailed />">
        <Chart model={undefined} />
        <Chart model={undefined} hasFailed onRetry={() => undefined} />
        <Chart model={{ ...model, labels: [] }} />
      </Example>
    </>
  );
}

/** /charts/keyboard: counts what is typed, key by key. */
export const KeyboardChart = withTexts(['demo/pages'], KeyboardChartScreen);
/** /charts/line */
export const LineChart = withTexts(['demo/pages'], LineChartScreen);
/** /charts/mixchart: bars and a line of one unit, and the states of a chart. */
export const MixedChart = withTexts(['demo/pages'], MixedChartScreen);
