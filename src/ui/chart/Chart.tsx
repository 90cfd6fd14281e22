import { DownloadOutlined } from '@ant-design/icons';
import { Button, Empty, Flex, Segmented, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { saveFile } from '@/core/file/saveFile';
import { T, useText, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { LoadFailed } from '../LoadFailed';
import styles from './Chart.module.css';
import { type ChartModel, sentenceOf } from './chartModel';
import { ChartTable } from './ChartTable';
import { useDrawing } from './useDrawing';

const VIEWS = ['chart', 'table'] as const;
type View = (typeof VIEWS)[number];

interface Props {
  /** Undefined while the figures are on their way. */
  model: ChartModel | undefined;
  /** They could not be read. */
  onRetry?: (() => void) | undefined;
  hasFailed?: boolean;
  /** Where the rows behind a label are listed: a click on the chart and a link of the table lead there. */
  to?: (index: number) => string | undefined;
}

/** Which colour is which series, where there are several. */
function Names({ model, colours }: { model: ChartModel; colours: readonly string[] }) {
  const drawn = model.series.filter(({ onlyInTable }) => !onlyInTable);
  if (drawn.length < 2) return null;
  return drawn.map(({ name }, index) => (
    <span key={name} className={styles.name}>
      <span className={styles.swatch} style={{ background: colours[index] }} />
      {name}
    </span>
  ));
}

function Drawn({ model, to }: { model: ChartModel; to: Props['to'] }) {
  const text = useText();
  const [view, setView] = useState<View>('chart');
  const [pointed, setPointed] = useState<number>();
  const { host, state, colours, picture } = useDrawing(model, {
    onPick: (index) => {
      const address = to?.(index);
      if (address) navigate(address);
    },
    onPoint: setPointed,
  });
  // Without the library the figures are still there.
  const shown = state === 'failed' ? 'table' : view;
  const save = async () => saveFile({ blob: (await picture()) ?? null, fileName: `${model.title}.png` });
  return (
    <figure className={styles.whole}>
      <Flex wrap gap="small" align="center" justify="space-between">
        <figcaption className={styles.title}>{model.title}</figcaption>
        <Flex gap="small">
          <Segmented<View>
            size="small"
            value={shown}
            disabled={state === 'failed'}
            onChange={setView}
            aria-label={text('chart.view')}
            options={VIEWS.map((value) => ({ value, label: text(value === 'chart' ? 'chart.chart' : 'chart.table') }))}
          />
          <Button
            size="small"
            type="text"
            icon={<DownloadOutlined />}
            aria-label={text('chart.save')}
            title={text('chart.save')}
            disabled={state !== 'drawn'}
            onClick={() => void save()}
          />
        </Flex>
      </Flex>
      {shown === 'chart' && (
        <p className={styles.pointed} aria-hidden>
          {pointed === undefined ? <Names model={model} colours={colours} /> : sentenceOf(model, pointed)}
        </p>
      )}
      <div
        ref={host}
        className={to ? `${styles.drawing} ${styles.open}` : styles.drawing}
        hidden={shown === 'table'}
        aria-hidden
      />
      <ChartTable model={model} to={to} isHidden={shown === 'chart'} />
    </figure>
  );
}

function AnyChart({ model, to, hasFailed, onRetry }: Props) {
  if (hasFailed && !model) return <LoadFailed onRetry={() => onRetry?.()} />;
  if (!model) return <Skeleton active title={false} paragraph={{ rows: 5 }} />;
  if (model.labels.length === 0)
    return (
      <figure className={styles.whole}>
        <figcaption className={styles.title}>{model.title}</figcaption>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="chart.empty" />} />
      </figure>
    );
  return <Drawn model={model} to={to} />;
}

const WithTexts = withTexts(['shared/chart'], AnyChart);

/** Figures as bars and lines, as a table from the same numbers, and as a file (docs/adr/0033-one-chart.md). */
export const Chart = (props: Props) => (
  <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 5 }} />}>
    <WithTexts {...props} />
  </Suspense>
);
