import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { address, person, press } from '@tests/support/screen';

afterEach(() => {
  jest.restoreAllMocks();
});

test('what waits for a decision is counted in the top bar, and leads to its list', async () => {
  await renderApp('/dashboard', { as: 'quality.hq' });
  const button = await screen.findByRole('button', { name: /^待我审批，\d+ 项$/ });
  const count = Number(/\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  await person.click(button);
  const items = await screen.findAllByText(/^(公司录入|客户录入|商品录入|证照续期|证照注销)（\d+）$/);
  const counts = items.map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]));
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(count);
  await person.click(items[0]!);
  await waitFor(() => expect(address()).toMatch(/^\/erp\/\w+Entry\?mine=1/));
});

test('who may decide nothing is not told of it', async () => {
  await renderApp('/dashboard', { as: 'show.clerk' });
  await press('组件尺寸');
  expect(screen.queryByRole('button', { name: /待我审批/ })).toBeNull();
});
