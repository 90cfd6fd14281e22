import { screen } from '@testing-library/react';
import { strategyApi } from '@/contract/goods/monitor-strategies';
import { call } from '@/core/http/call';
import { renderApp } from '@tests/support/renderApp';
import { stage } from '@tests/support/stage';
import { SearchSelect } from './SearchSelect';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

test('the chosen one has its name, also where it is not among the first of its list', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  const { records } = await call(strategyApi.page, { pageSize: 20 });
  const [chosen, other] = records;
  stage.draw = () => (
    <SearchSelect
      value={chosen!.strategyId}
      list={{
        endpoint: strategyApi.page,
        query: () => ({ keyword: other!.strategyName }),
        byId: (strategyId) => ({ strategyId }),
        option: ({ strategyId, strategyName }) => ({ value: strategyId, label: strategyName }),
      }}
    />
  );
  await renderApp('/dashboard', { as: 'admin.hq' });
  expect(await screen.findByText(chosen!.strategyName)).toBeVisible();
});
