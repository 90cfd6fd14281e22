import type { EChartsCoreOption } from 'echarts/core';
import { type ChartLook, type ChartModel, type ChartSeries, MOST_SERIES } from './chartModel';

const EDGE = { left: 12, right: 16, top: 28, bottom: 4 };
const BAR_WIDTH = 44;
const ROUND = 2;

/** Where a series is highest: that point alone has its value written on it. */
function highest({ values }: ChartSeries) {
  const most = Math.max(...values.map((value) => value ?? 0));
  return most > 0 ? values.indexOf(most) : -1;
}

function seriesOf(series: ChartSeries, colour: string | undefined, look: ChartLook) {
  const { name, kind, values, format } = series;
  const top = highest(series);
  const isBar = kind === 'bar';
  return {
    ...{ name, type: kind, itemStyle: { color: colour, ...(isBar ? { borderRadius: [ROUND, ROUND, 0, 0] } : {}) } },
    ...(isBar
      ? { barMaxWidth: BAR_WIDTH }
      : { lineStyle: { color: colour, width: 2 }, symbol: 'circle', symbolSize: 6, showSymbol: values.length === 1 }),
    data: values.map((value, at) =>
      at === top && value !== null
        ? { value, label: { show: true, position: 'top', formatter: format(value), color: look.text } }
        : value,
    ),
  };
}

/** Whole numbers have no halves between them. */
const isWhole = ({ series }: ChartModel) =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));

/** What echarts draws of a chart: from zero, with the values of its heights, in the colours of the theme. */
export function chartOptions(whole: ChartModel, look: ChartLook): EChartsCoreOption {
  const model = { ...whole, series: whole.series.filter(({ onlyInTable }) => !onlyInTable) };
  const { labels, series } = model;
  if (series.length > MOST_SERIES) throw new Error(`A chart shows at most ${MOST_SERIES} series.`);
  const [first] = series;
  const label = { color: look.quiet, fontSize: look.fontSize };
  return {
    animation: look.motion > 0,
    animationDuration: look.motion,
    animationDurationUpdate: look.motion,
    textStyle: { fontFamily: look.font, fontSize: look.fontSize, color: look.text },
    grid: { ...EDGE, containLabel: true },
    xAxis: {
      type: 'category',
      data: [...labels],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.line } },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      min: 0,
      ...(isWhole(model) ? { minInterval: 1 } : {}),
      splitLine: { lineStyle: { color: look.line } },
      axisLabel: { ...label, formatter: (value: number) => first?.format(value) ?? String(value) },
    },
    series: series.map((one, index) => seriesOf(one, look.series[index % look.series.length], look)),
  };
}
