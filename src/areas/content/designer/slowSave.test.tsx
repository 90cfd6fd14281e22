import { screen, waitFor, within } from '@testing-library/react';
import { homeConfigApi } from '@/contract/content/home/pages';
import { homeVersionApi } from '@/contract/content/home/versions';
import { freshComponent } from '@/contract/content/home/fresh';
import type { StoredComponent } from '@/contract/content/home/component';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, fill, person, press } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';

/* docs/domain/home-designer.md: changes that are made while a save is under way. */

const title = (id: string, text: string): StoredComponent => ({
  ...freshComponent('title', id, `标题${id}`),
  data: { text, subText: '', moreJump: null },
});

async function opened() {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { pageId: id, version: first } = await admin.data(homeConfigApi.add, {
    pageName: `慢${Date.now()}`,
    branchIds: ['FDA'],
  });
  const components = [title('c1', '一'), title('c2', '二')];
  const { version } = await admin.data(homeVersionApi.save, { id, version: first, components });
  await renderApp(`/content/appHome?id=${id}`, { as: 'admin.hq' });
  await screen.findByText('由您编辑');
  const texts = async () =>
    (await admin.data(homeVersionApi.components, { id })).components.map(({ data }) => (data as { text: string }).text);
  return { admin, id, version, texts };
}

async function typeInto(row: string, text: string) {
  const outline = document.querySelector<HTMLElement>('[data-region="outline"]')!;
  await person.click(within(outline).getByText(row));
  await waitFor(async () => expect(await screen.findByLabelText('文字')).not.toHaveValue(text));
  await fill(screen.getByLabelText('文字'), text);
}

test('what is typed while a save meets that of another editor is in the decision, and is not lost', async () => {
  const { admin, id, version, texts } = await opened();
  await typeInto('标题c1', '壹');
  await admin.data(homeVersionApi.save, { id, version, components: [title('c1', '〡'), title('c2', '二')] });
  const answers = slowCalls(`/${id}/components`);
  await press('保存');
  await waitFor(() => expect(answers.count()).toBe(1));
  await typeInto('标题c2', '贰');
  await answers.letGo();
  const dialog = await dialogOf('数据已被他人修改');
  await press('按选择继续编辑', dialog);
  await closed(dialog);
  await press('保存');
  await waitFor(async () => expect(await texts()).toEqual(['壹', '贰']));
});

test('a page that is being saved is not saved a second time', async () => {
  const { admin, id, version } = await opened();
  await typeInto('标题c1', '壹');
  const answers = slowCalls(`/${id}/components`);
  await person.keyboard('{Control>}ss{/Control}');
  await waitFor(() => expect(answers.count()).toBeGreaterThan(0));
  await answers.letGo();
  await waitFor(() => expect(screen.queryByText('未保存')).toBeNull());
  expect((await admin.data(homeVersionApi.components, { id })).version).toBe(version + 1);
});
