/* P15 and P16 of the budgets: a large file is written with little memory, and read beside the requests. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { WRITERS } from '../../server/platform/sheet/write/writers';
import { readFile } from '../../server/platform/sheet/read/readFile';
import { EXPORT_FILE_TYPE } from '../../src/contract/tasks/exports';
import { workbook } from '../support/sheets';
import { type Figure, report } from './report';

const COLUMNS = 12;
const EXPORTED = 100_000;
const PAGE = 500;
const IMPORTED = 50_000;
const MEGABYTE = 1024 * 1024;

const textAt = (row: number, column: number) => `${column % 3 === 0 ? '江城医药' : 'SP'}${row * 31 + column}`;

async function written(): Promise<Figure[]> {
  let bytes = 0;
  const fields = Array.from({ length: COLUMNS }, (_, i) => ({ fieldName: `c${i}`, fieldTitle: `第${i}列` }));
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const cpu = process.cpuUsage();
  let most = before;
  const writer = await WRITERS[EXPORT_FILE_TYPE.xlsx].open(fields, (chunk) => {
    bytes += chunk.length;
    return Promise.resolve();
  });
  for (let row = 0; row < EXPORTED; row += PAGE) {
    await writer.write(
      Array.from({ length: PAGE }, (_, i) =>
        fields.map((_field, column) => ({ kind: 'text' as const, text: textAt(row + i, column) })),
      ),
    );
    most = Math.max(most, process.memoryUsage().rss);
  }
  await writer.end();
  const { user, system } = process.cpuUsage(cpu);
  if (bytes < MEGABYTE) throw new Error('Nothing was written.');
  return [
    {
      id: 'P15',
      what: '100,000 × 12 written as xlsx: growth of RSS',
      value: (most - before) / MEGABYTE,
      unit: 'MB',
      must: 160,
      exact: false,
    },
    { id: 'P15', what: 'the same: CPU', value: (user + system) / 1000, unit: 'ms', exact: false },
  ];
}

async function read(): Promise<Figure[]> {
  const head = Array.from({ length: COLUMNS }, (_, i) => `第${i}列`);
  const body = Array.from({ length: IMPORTED }, (_, row) => head.map((_title, column) => textAt(row, column)));
  const bytes = workbook([head, ...body]);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const start = performance.now();
  delay.enable();
  const rows = await readFile(bytes, IMPORTED + 1);
  delay.disable();
  if (rows.length !== IMPORTED + 1) throw new Error(`${rows.length} rows were read.`);
  return [
    {
      id: 'P16',
      what: `50,000 × 12 (${(bytes.length / MEGABYTE).toFixed(1)} MB) read: lag of the event loop, p99`,
      value: delay.percentile(99) / 1e6,
      unit: 'ms',
      must: 50,
      exact: false,
    },
    { id: '', what: 'the same: until its rows are there', value: performance.now() - start, unit: 'ms', exact: false },
  ];
}

async function main() {
  // First, while this process is small.
  const writing = await written();
  report('sheets', [...writing, ...(await read())]);
}

void main();
