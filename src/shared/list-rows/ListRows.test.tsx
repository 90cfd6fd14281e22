import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ListRows } from './ListRows';

const ROW = 40;
const SEEN = 400;

const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => (
    <tr key={`r${i}`} data-row-key={`r${i}`} tabIndex={0}>
      <td>row {i}</td>
    </tr>
  ));

const list = (count: number) => (
  <div className="ant-table-body">
    <table>
      <ListRows>
        {false}
        {rows(count)}
      </ListRows>
    </table>
  </div>
);

const drawn = () => [...document.querySelectorAll('tr[data-row-key]')].map((row) => row.textContent);
const pane = () => document.querySelector<HTMLElement>('.ant-table-body')!;

function scrollTo(top: number) {
  pane().scrollTop = top;
  fireEvent.scroll(pane());
}

/** A browser has heights. */
function withLayout() {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return this.matches('.ant-table-body') ? SEEN : 0;
  });
}

afterEach(() => jest.restoreAllMocks());

test('a page of less than a hundred rows is drawn whole', () => {
  withLayout();
  render(list(99));
  expect(drawn()).toHaveLength(99);
});

test('where nothing has a height, all rows are there', async () => {
  render(list(300));
  await waitFor(() => expect(drawn()).toHaveLength(300));
});

test('of a hundred and more those are drawn that are in sight, and say which they are', async () => {
  withLayout();
  render(list(300));
  await screen.findByText('row 0');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '300');
  scrollTo(100 * ROW);
  expect(await screen.findByText('row 105')).toBeVisible();
  expect(screen.queryByText('row 50')).toBeNull();
  expect(drawn().length).toBeLessThanOrEqual(SEEN / ROW + 14);
  expect(screen.getByText('row 105').closest('tr')).toHaveAttribute('aria-rowindex', '106');
});

test('the row with the focus stays, with its neighbours, for keys to go on from it', async () => {
  withLayout();
  render(list(300));
  await screen.findByText('row 3');
  act(() => screen.getByText('row 3').closest('tr')!.focus());
  scrollTo(200 * ROW);
  expect(await screen.findByText('row 205')).toBeVisible();
  expect(drawn().slice(0, 5)).toEqual(['row 0', 'row 2', 'row 3', 'row 4', 'row 195']);
});

test('the row that was pressed stays, for what was opened from it', async () => {
  withLayout();
  render(list(300));
  fireEvent.pointerDown(await screen.findByText('row 5'));
  scrollTo(200 * ROW);
  expect(await screen.findByText('row 205')).toBeVisible();
  expect(drawn().slice(0, 3)).toEqual(['row 0', 'row 5', 'row 195']);
});

test('paper has all rows', async () => {
  withLayout();
  render(list(300));
  await screen.findByText('row 0');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawn()).toHaveLength(300);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(drawn().length).toBeLessThan(40);
});
