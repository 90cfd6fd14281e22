import { BarChart, LineChart } from 'echarts/charts';
import { GridSimpleComponent } from 'echarts/components';
import { init, use as bring } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import type { ChartLook, ChartModel } from './chartModel';
import { chartOptions } from './chartOptions';

export interface Drawing {
  show: (model: ChartModel, look: ChartLook) => void;
  fit: () => void;
  /** The chart as a file. */
  picture: (ground: string) => Promise<Blob | null>;
  close: () => void;
}

/** Pixels for each of the screen's: the file is for documents. */
const PRINTED = 2;

let isReady = false;

/** Only what is named here is in the bundle (docs/adr/0033-one-chart.md). */
function prepare() {
  if (isReady) return;
  isReady = true;
  bring([BarChart, LineChart, GridSimpleComponent, CanvasRenderer]);
}

export interface Pointing {
  /** A label was clicked: its position. */
  onPick: (index: number) => void;
  /** The pointer is above a label, or above none. */
  onPoint: (index: number | undefined) => void;
}

/** Draws into an element of the page. */
export function drawChart(host: HTMLElement, { onPick, onPoint }: Pointing): Drawing {
  prepare();
  const chart = init(host);
  const indexAt = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }) => {
    const point = [offsetX, offsetY];
    if (!chart.containPixel({ gridIndex: 0 }, point)) return undefined;
    return chart.convertFromPixel({ gridIndex: 0 }, point)[0];
  };
  const pointer = chart.getZr();
  pointer.on('click', (event) => {
    const index = indexAt(event);
    if (index !== undefined) onPick(index);
  });
  pointer.on('mousemove', (event) => onPoint(indexAt(event)));
  pointer.on('globalout', () => onPoint(undefined));
  return {
    show: (model, look) => chart.setOption(chartOptions(model, look), true),
    fit: () => chart.resize(),
    picture: (ground) =>
      new Promise((done) => {
        chart.renderToCanvas({ pixelRatio: PRINTED, backgroundColor: ground }).toBlob(done, 'image/png');
      }),
    close: () => chart.dispose(),
  };
}
