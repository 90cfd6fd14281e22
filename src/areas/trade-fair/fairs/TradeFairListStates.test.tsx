import { act, screen, waitFor } from '@testing-library/react';
import { tradeFairApi } from '@/contract/trade-fair/fairs';
import { navigate } from '@/core/navigation/navigate';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { address, choose, dialogOf, fill, person, press, textsOf } from '@tests/support/screen';

const LIST = '/sale/tradeFairManage';
const subjects = () => textsOf(document.querySelectorAll('tr.ant-table-row > td:first-child'));
const shows = (...expected: string[]) => waitFor(() => expect(subjects()).toEqual(expected));
const tableSays = (text: string) => screen.findByText(text, { selector: '.ant-empty *' });

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const isSearch = (address: unknown) => typeof address === 'string' && address.includes('searchList');

/** Searches fail as without a connection; an answer given here replaces the backend's. */
function disturbSearches() {
  let answer = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
  globalThis.fetch = (input, init) => (isSearch(input) ? answer() : fetch(input, init));
  return (body: object) => {
    answer = () => Promise.resolve(Response.json(body));
  };
}

test('a list that cannot be read says so and is read again; an empty one offers the first step', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  await screen.findByText('近期展会');
  const answerSearches = disturbSearches();
  await act(() => Promise.resolve(navigate(LIST)));
  expect(await tableSays('加载失败，请稍后重试')).toBeVisible();
  answerSearches({ code: 200, success: true, data: { records: [], total: 0 } });
  await press('重新加载');
  expect(await tableSays('还没有展会，从新增第一个展会开始')).toBeVisible();
  await press('新增', document.querySelector('.ant-empty')!);
  await waitFor(() => expect(address()).toBe('/sale/saleShowEdit'));
});

/** Holds all searches back until `letGo`, which returns when all have been answered. */
function holdSearches() {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((done) => (open = done));
  const answers: Promise<Response>[] = [];
  globalThis.fetch = (input, init) => {
    const answer = fetch(input, init);
    if (!isSearch(input)) return answer;
    answers.push(gate.then(() => answer));
    return answers.at(-1)!;
  };
  return {
    count: () => answers.length,
    letGo: () =>
      act(async () => {
        open();
        await Promise.all(answers);
      }),
  };
}

test('a list that was left before its rows came has them; a filter is taken while rows are on their way', async () => {
  const go = (path: string) => act(() => Promise.resolve(navigate(path)));
  await renderApp('/dashboard', { as: 'admin.hq' });
  await screen.findByText('近期展会');
  const first = holdSearches();
  await go(LIST);
  await waitFor(() => expect(first.count()).toBe(1));
  await go('/dashboard');
  await first.letGo();
  await go(LIST);
  await waitFor(() => expect(subjects()).toContain('2026夏季订货会'));

  const second = holdSearches();
  await press('重置');
  await waitFor(() => expect(second.count()).toBe(1));
  await fill(screen.getByLabelText('展会名称'), '夏季');
  await press('查询');
  await waitFor(() => expect(second.count()).toBe(2));
  await second.letGo();
  await shows('2026夏季订货会');
});

test('an action on a later page leaves filter, order and page as they are', async () => {
  const clerk = await signedIn(await startBackend(), 'show.clerk');
  for (let i = 10; i < 32; i += 1)
    await clerk.data(tradeFairApi.add, { subject: `巡展${i}`, tradeFairCode: `X-${i}`, saveMode: 'DRAFT' });
  await renderApp(LIST, { as: 'show.clerk' });
  await fill(await screen.findByLabelText('展会名称'), '巡展');
  await press('查询');
  expect(await screen.findByText('共 22 条')).toBeVisible();
  await person.click(screen.getByText('展会编码', { selector: 'th *' }));
  await waitFor(() => expect(subjects()[0]).toBe('巡展10'));
  await person.click(document.querySelector('.ant-pagination-item-2')!);
  await shows('巡展30', '巡展31');
  await choose('巡展30', '删除');
  await press('删除', await dialogOf('删除展会“巡展30”？'));
  await shows('巡展31');
  expect(screen.getByText('共 21 条')).toBeVisible();
  expect(screen.getByLabelText('展会名称')).toHaveValue('巡展');

  await person.click(screen.getByText('20 条/页'));
  await person.click(await screen.findByText('50 条/页'));
  await waitFor(() => expect(subjects()).toHaveLength(21));
});
