import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { type TradeFair, tradeFairApi } from '@/contract/trade-fair/fairs';
import { errorLog } from '@/core/error-log/errorLog';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { FairPicker } from './FairPicker';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

beforeEach(() => {
  errorLog.clear();
});

/** Enough fairs for three pages of ten. */
beforeAll(async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  for (let i = 0; i < 17; i += 1) await admin.data(tradeFairApi.copy, { id: '70001' });
});

function FairStage() {
  const [isOpen, setIsOpen] = useState(true);
  const [fair, setFair] = useState<TradeFair>();
  return (
    <>
      <output>{fair?.tradeFairCode}</output>
      <button onClick={() => setIsOpen(true)}>选展会</button>
      <FairPicker
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onPick={(one) => {
          setFair(one);
          setIsOpen(false);
        }}
      />
    </>
  );
}

test('a fair is picked from pages of ten, found by name or code; a list that fails is silent', async () => {
  stage.draw = () => <FairStage />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  const dialog = await dialogOf('展会名称');
  await waitFor(() => expect(dialog.querySelectorAll('tr[data-row-key]')).toHaveLength(10));
  expect(within(dialog).getByText('共 23 条')).toBeVisible();
  await person.keyboard('{Escape}');
  await person.click(document.querySelector('.ant-modal-wrap')!);
  expect(dialog).toBeVisible();
  for (const label of ['展会编码', '展会名称'])
    expect(within(dialog).getByLabelText(label)).toHaveAttribute('maxlength', '200');

  await fill(within(dialog).getByLabelText('展会名称'), '  夏季 ');
  await press('查询', dialog);
  const row = await rowOf('2026夏季订货会');
  await waitFor(() => expect(dialog.querySelectorAll('tr[data-row-key]')).toHaveLength(1));
  await press('确定', row);
  await closed(dialog);
  expect(document.querySelector('output')).toHaveTextContent('ZH2026050002');

  const real = window.fetch;
  window.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).includes('/searchList')
      ? Promise.reject(new TypeError('down'))
      : real(input, init);
  await press('选展会');
  const again = await dialogOf('展会名称');
  await press('重新加载', again);
  window.fetch = real;
  expect(document.querySelectorAll('.ant-message-notice')).toHaveLength(0);
  expect(errorLog.get().some(({ message }) => message.includes('/searchList'))).toBe(true);
  await press('取消', again);
  await closed(again);
});

function MoreStage() {
  const [fair, setFair] = useState<{ value: string; label: string } | null>(null);
  return (
    <>
      <label htmlFor="展会">展会</label>
      <MoreSelect
        id="展会"
        endpoint={tradeFairApi.searchList}
        query={(typed) => ({ subject: typed })}
        option={({ tradeFairId, subject, tradeFairCode }) => ({
          value: tradeFairId,
          label: `${tradeFairCode} ${subject}`,
        })}
        value={fair}
        onChange={setFair}
      />
    </>
  );
}

test('a long list loads its next page within 10 px of the bottom, twice a second at most, and is searched by the server', async () => {
  const asked: unknown[] = [];
  const real = window.fetch;
  stage.draw = () => <MoreStage />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  window.fetch = (input, init) => {
    if (String(input).includes('/searchList') && typeof init?.body === 'string') asked.push(JSON.parse(init.body));
    return real(input, init);
  };
  await person.click(await screen.findByLabelText('展会'));
  const list = () => document.querySelector<HTMLElement>('.ant-select-dropdown-list-holder')!;
  await waitFor(() => expect(list()).toBeVisible());
  const scroll = (scrollTop: number) => {
    Object.defineProperties(list(), {
      scrollHeight: { value: 480, configurable: true },
      clientHeight: { value: 256, configurable: true },
      scrollTop: { value: scrollTop, configurable: true, writable: true },
    });
    fireEvent.scroll(list());
  };
  scroll(213);
  await act(() => new Promise((done) => setTimeout(done, 600)));
  expect(asked).toEqual([{ subject: '', pageNum: 1, pageSize: 20 }]);
  for (const top of [214, 215, 220, 224]) scroll(top);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual({ subject: '', pageNum: 2, pageSize: 20 });
  await act(() => new Promise((done) => setTimeout(done, 1100)));
  scroll(224);
  await act(() => new Promise((done) => setTimeout(done, 600)));
  // All 23 fairs are loaded: no further request.
  expect(asked).toHaveLength(2);

  await fill(screen.getByLabelText('展会'), '夏季');
  await person.click(await screen.findByText('ZH2026050002 2026夏季订货会'));
  expect(asked.at(-1)).toEqual({ subject: '夏季', pageNum: 1, pageSize: 20 });
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent('2026夏季订货会'));
  window.fetch = real;
});
