import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ROW_STATE, SIDE } from '@/contract/finance/matching';
import { PARTY_TYPE } from '@/contract/finance/statements';
import type { WorkRow } from '@/contract/finance/workbench-records';
import { withTexts } from '@/core/i18n';
import { renderApp } from '@tests/support/renderApp';
import { person } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { Pane } from './Pane';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const HEIGHT = 40;
/** The numbers of the drawn rows, once for each time: drawing a row reads its day. */
let drawn: string[] = [];

const rows = Array.from({ length: 1_000 }, (_, i): WorkRow => {
  const row = {
    ...{ rowId: String(i), side: SIDE.ours, no: `CK${i}`, ourNo: '', date: '', billType: null, amount: '1.00' },
    ...{ changedFrom: null, text: '', orderNo: '', source: null, reply: null, state: ROW_STATE.free, level: null },
    ...{ matchId: null, matchNo: '' },
  };
  const get = () => {
    drawn.push(row.rowId);
    return '2026-03-01';
  };
  return Object.defineProperty(row, 'date', { get });
});
const Shown = withTexts(['finance/workbench'], Pane);
const NOBODY: ReadonlySet<string> = new Set();

/** Calls back as soon as an element is observed, as browsers do. */
class Observer implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe() {
    this.tell([], this);
  }
  unobserve() {}
  disconnect() {}
}

const { ResizeObserver: standIn } = window;

afterEach(() => {
  window.ResizeObserver = standIn;
  jest.restoreAllMocks();
});

test('a pane draws as many rows as it has room for, and five beyond its edge', async () => {
  window.ResizeObserver = Observer;
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(8 * HEIGHT);
  stage.draw = () => (
    <Shown
      {...{ side: SIDE.ours, partyType: PARTY_TYPE.customer, title: 'workbench.ours', rows, total: rows.length }}
      {...{
        read: { isKnown: true, error: undefined, refresh: () => undefined },
        at: undefined,
        chosen: NOBODY,
        onEnd: () => undefined,
      }}
      onAt={() => undefined}
      onToggle={() => undefined}
    />
  );
  await renderApp('/dashboard', { as: 'op.hubei' });
  const list = await screen.findByRole('listbox');
  // The pane observes its size once it is in the page.
  await waitFor(() => expect(list.querySelectorAll('[role=option]')).toHaveLength(8 + 2 * 5));
  fireEvent.scroll(list, { target: { scrollTop: 100 * HEIGHT } });
  await screen.findByText('CK112');
  expect([...list.querySelectorAll('[role=option]')].map((row) => row.id)).toEqual(
    Array.from({ length: 18 }, (_, i) => `work-row-${95 + i}`),
  );
});

test('a scrolled pane draws the rows that come into sight and no other, and a click finds its row', async () => {
  const taken: unknown[] = [];
  stage.draw = () => (
    <Shown
      {...{ side: SIDE.ours, partyType: PARTY_TYPE.customer, title: 'workbench.ours', rows, total: rows.length }}
      {...{
        read: { isKnown: true, error: undefined, refresh: () => undefined },
        at: undefined,
        chosen: NOBODY,
        onEnd: () => undefined,
      }}
      onAt={(index) => taken.push(index)}
      onToggle={(row) => taken.push(row.rowId)}
    />
  );
  await renderApp('/dashboard', { as: 'op.hubei' });
  const list = await screen.findByRole('listbox');
  fireEvent.scroll(list, { target: { scrollTop: 100 * HEIGHT } });
  await screen.findByText('CK100');
  drawn = [];
  fireEvent.scroll(list, { target: { scrollTop: 103 * HEIGHT } });
  await screen.findByText('CK125');
  expect(new Set(drawn)).toEqual(new Set(['123', '124', '125']));
  drawn = [];
  fireEvent.scroll(list, { target: { scrollTop: 103 * HEIGHT + 1 } });
  expect(drawn).toEqual([]);
  await person.click(screen.getByText('CK110'));
  expect(taken.slice(-2)).toEqual([110, '110']);
});
