/* docs/domain/orders.md#returns: a return on paper has all that its page has. */
import { openHouse } from './journeys';

const { journey, visitor } = openHouse();
const RETURN = 'TH20260308000001';
/** Pixels of a sheet of A4 and those of its height. */
const A4 = { width: 794, height: 1123 };

journey('a return on paper has its number and every column of its lines', async () => {
  const one = await visitor();
  await one.signIn('admin.hq', `/returnedRecordDetail?returnNo=${RETURN}`);
  await one.sees(RETURN);
  const columns = '.ant-table thead th';
  await one.page.waitForSelector('.ant-table tbody .ant-table-row');
  const all = await one.page.$$eval(columns, (cells) => cells.length);
  expect(all).toBe(14);
  await one.page.emulateMediaType('print');
  await one.page.setViewport(A4);
  // The frame and the table lay themselves out for the width of the sheet.
  await one.page.waitForFunction(
    (selector, width, count) => {
      const seen = [...document.querySelectorAll(selector)].filter((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left >= 0 && right <= width && cell.textContent !== '';
      });
      return document.documentElement.clientWidth === width && seen.length === count;
    },
    {},
    columns,
    A4.width,
    all,
  );
});
