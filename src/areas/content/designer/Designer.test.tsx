import { act, screen, waitFor, within } from '@testing-library/react';
import { homeConfigApi } from '@/contract/content/home/pages';
import { homeLeaseApi, homeVersionApi } from '@/contract/content/home/versions';
import { freshComponent } from '@/contract/content/home/fresh';
import { COMPONENT_TYPES } from '@/contract/content/home/limits';
import type { StoredComponent } from '@/contract/content/home/component';
import { type Client, signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { buttonNames, closed, dialogOf, fill, findButton, person, press, textsOf } from '@tests/support/screen';

/* docs/domain/home-designer.md, on the screen. */

const title = (id: string, text: string): StoredComponent => ({
  ...freshComponent('title', id, `标题${id}`),
  data: { text, subText: '', moreJump: null },
});

/** Adds a page of its own through the API, as another client would. */
async function added(components: StoredComponent[]) {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const page = await admin.data(homeConfigApi.add, { pageName: `设计${Date.now()}`, branchIds: ['FDA'] });
  const { version } = await admin.data(homeVersionApi.save, { id: page.pageId, version: page.version, components });
  return { admin, id: page.pageId, version };
}
const stored = async (client: Client, id: string) => (await client.data(homeVersionApi.components, { id })).components;

const region = (name: string) => document.querySelector<HTMLElement>(`[data-region="${name}"]`)!;
const rowNames = () =>
  [...region('outline').querySelectorAll('[data-focus]')].map((row) => row.children[1]?.textContent ?? '');
const row = (name: string) =>
  waitFor(() => {
    const found = [...region('outline').querySelectorAll<HTMLElement>('[data-focus]')].find(
      (one) => one.children[1]?.textContent === name,
    );
    if (!found) throw new Error(`No ${name} among ${rowNames().join()}`);
    return found;
  });
const said = () => document.querySelector('[role=status][aria-live=polite]')!.textContent;
const begins = async () => void (await screen.findByText('由您编辑'));

async function open(id: string, as = 'admin.hq') {
  await renderApp(`/content/appHome?id=${id}`, { as });
  await begins();
}

test('what a company shows is opened; keys move, carry, hide and take back, and the focus stays', async () => {
  await renderApp('/content/appHome', { as: 'admin.hq' });
  await begins();
  expect(rowNames()).toHaveLength(12);
  act(() => region('outline').querySelector<HTMLElement>('[data-focus]')!.focus());
  await person.keyboard('{ArrowDown}');
  expect(await row('轮播')).toHaveFocus();
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(rowNames().slice(0, 3)).toEqual(['搜索框', '宫格导航', '轮播']);
  expect([said(), document.activeElement]).toEqual(['轮播，第 3 项，共 12 项', await row('轮播')]);
  await person.keyboard('{Alt>}{End}{/Alt}');
  expect(said()).toBe('轮播，第 12 项，共 12 项');
  await person.keyboard(' {ArrowUp}{ArrowUp}');
  expect(said()).toBe('轮播，第 10 项，共 12 项');
  await person.keyboard('{Escape}');
  expect(said()).toBe('轮播已放回，第 12 项，共 12 项');
  await person.keyboard(' {ArrowUp} ');
  expect([said(), await row('轮播')]).toEqual(['轮播，第 11 项，共 12 项', document.activeElement]);
  await person.keyboard('h');
  expect(said()).toBe('轮播已隐藏');
  await person.keyboard('{Delete}');
  expect([said(), await row('富文本')]).toEqual(['已删除轮播，共 11 项', document.activeElement]);
  await person.keyboard('{Control>}zzzzz{/Control}');
  expect(rowNames().slice(0, 3)).toEqual(['搜索框', '轮播', '宫格导航']);
  expect(screen.queryByText('未保存')).toBeNull();
});

test('a page of all types is built from nothing by the keyboard, and saved', async () => {
  const { admin, id } = await added([]);
  await open(id);
  for (const [i, type] of COMPONENT_TYPES.entries()) {
    act(() => region('library').querySelectorAll('button')[i]!.focus());
    await person.keyboard('{Enter}');
    const name = region('library').querySelectorAll('button')[i]!.textContent;
    expect([type, said(), await row(name)]).toEqual([
      type,
      `已添加${name}，第 ${i + 1} 项，共 ${i + 1} 项`,
      document.activeElement,
    ]);
  }
  act(() => region('library').querySelector('button')!.focus());
  await person.keyboard('{Enter}');
  expect(said()).toBe('每个页面只能有一个搜索框');
  await person.click(await row('标题栏'));
  await fill(await screen.findByLabelText('文字'), '本周特惠');
  await person.keyboard('{Control>}s{/Control}');
  await waitFor(async () => expect((await stored(admin, id)).map(({ type }) => type)).toEqual([...COMPONENT_TYPES]));
  await waitFor(() => expect(screen.queryByText('未保存')).toBeNull());
  const text = (await stored(admin, id)).find(({ type }) => type === 'title')!.data;
  expect(text).toMatchObject({ text: '本周特惠' });
  // Steps can still be undone after a save.
  await press('撤销');
  await screen.findByText('未保存');
});

test('two editors: what both have changed is decided, the rest stands beside each other', async () => {
  const { admin, id, version } = await added([title('c1', '一'), title('c2', '二')]);
  await open(id);
  await fill(await screen.findByLabelText('文字'), '壹');
  await person.click(await row('标题c2'));
  await waitFor(() => expect(screen.getByLabelText('文字')).toHaveValue('二'));
  await fill(screen.getByLabelText('文字'), '贰');
  await admin.data(homeVersionApi.save, { id, version, components: [title('c1', '〡'), title('c2', '二')] });
  await press('保存');
  const dialog = await dialogOf('数据已被他人修改');
  expect(dialog).toHaveTextContent('标题c1 · 文字');
  expect(dialog).not.toHaveTextContent('标题c2');
  await person.click(within(dialog).getByText('〡'));
  await press('按选择继续编辑', dialog);
  await closed(dialog);
  await press('保存');
  await waitFor(async () =>
    expect((await stored(admin, id)).map(({ data }) => (data as { text: string }).text)).toEqual(['〡', '贰']),
  );
});

test('who comes second reads, is told who edits, and takes over', async () => {
  const hubei = await signedIn(await startBackend(), 'op.hubei');
  const { pageId: id } = await hubei.data(homeConfigApi.add, { pageName: '湖北试做', branchIds: ['FDB'] });
  await hubei.data(homeLeaseApi.lease, { id, action: 'take' });
  await renderApp(`/content/appHome?id=${id}`, { as: 'admin.hq' });
  await screen.findByText('页面正被陈思远编辑');
  expect(region('library').querySelector('button')).toBeDisabled();
  expect(await findButton('发布')).toBeDisabled();
  await press('立即接手');
  await press('立即接手', await dialogOf('接手陈思远正在编辑的页面？'));
  await begins();
  expect(region('library').querySelector('button')).toBeEnabled();
  const late = await hubei.call(homeLeaseApi.lease, { id, action: 'renew' });
  expect(late.data).toMatchObject({ holderName: '周启明' });
});

test('who only looks has neither buttons nor the lease', async () => {
  await renderApp('/content/appHome?id=97001', { as: 'audit.ro' });
  await screen.findByText('您没有修改页面的权限，可以查看。');
  const names = buttonNames();
  expect(['保存', '发布', '撤销', '清空'].filter((name) => names.includes(name))).toEqual([]);
  expect(textsOf(region('outline').querySelectorAll('h2'))).toEqual(['大纲（12 项）']);
});
