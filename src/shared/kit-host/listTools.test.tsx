import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { findButton, person } from '@tests/support/screen';

const BRANDS = '/item/brand';

test('the tools of a list are reached by Tab and pressed by Enter and Space', async () => {
  await renderApp(BRANDS, { as: 'admin.hq' });
  const reload = await findButton('刷新');
  reload.focus();
  await person.tab();
  expect(document.activeElement).toBe(await findButton('密度'));
  await person.keyboard('{Enter}');
  await person.click(await screen.findByText('宽松'));
  await waitFor(() => expect(document.querySelector('main .ant-table-small, main .ant-table-medium')).toBeNull());
  (await findButton('密度')).focus();
  await person.tab();
  expect(document.activeElement).toBe(await findButton('列设置'));
  await person.keyboard(' ');
  expect(await screen.findByText('列展示')).toBeVisible();
});

test.each([
  ['en', ['Refresh', 'Density', 'Table Settings']],
  ['es', ['Refrescar', 'Densidad', 'Configuración']],
  ['ja', ['更新', '行高', '列表示設定']],
] as const)('in %s they are called by the words of their tooltips', async (language, names) => {
  await renderApp(BRANDS, { as: 'admin.hq', language });
  for (const name of names) expect(await findButton(name)).toBeVisible();
});
