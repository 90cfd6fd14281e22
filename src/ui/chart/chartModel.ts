import { NOTHING } from '@kit/format/number';

export interface ChartSeries {
  name: string;
  kind: 'bar' | 'line';
  /** One for each label; null where there is no value. */
  values: readonly (number | null)[];
  /** A value as people read it, with its unit. */
  format: (value: number) => string;
  /** Shown in the table only, not drawn, as it has another unit. */
  onlyInTable?: boolean;
}

export interface ChartModel {
  /** The accessible name: the figure, its period and its company. */
  title: string;
  /** What the labels are: the head of the first column of the table. */
  labelTitle: string;
  labels: readonly string[];
  /** At most five of them are drawn, all of one unit. */
  series: readonly ChartSeries[];
}

export interface ChartColours {
  text: string;
  quiet: string;
  line: string;
  ground: string;
  /** One for each series, in their order. */
  series: readonly string[];
}

export interface ChartLook extends ChartColours {
  font: string;
  fontSize: number;
  /** Milliseconds; nothing moves at 0. */
  motion: number;
}

/** More lines on one chart are not told apart. */
export const MOST_SERIES = 5;

/** What the chart says where the pointer is. */
export const sentenceOf = ({ labels, series }: ChartModel, index: number) => {
  const said = series.map(({ name, values, format }) => {
    const value = values[index] ?? null;
    return `${name} ${value === null ? NOTHING : format(value)}`;
  });
  return [labels[index] ?? '', ...said].join(' · ');
};
