import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ANNOUNCE_TARGET, announcementApi } from '@/contract/content/announcements';
import { strategyApi } from '@/contract/goods/monitor-strategies';
import { call } from '@/core/http/call';
import { renderApp } from '@tests/support/renderApp';
import { person, textsOf } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { SearchSelect, SearchSelectMany } from './SearchSelect';

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

/** Roles, of which the keyword of another one finds none of those that are chosen. */
function Several({ start, keyword }: { start: string[]; keyword: string }) {
  const [ids, setIds] = useState(start);
  const [isWide, setWide] = useState(false);
  const targetType = ANNOUNCE_TARGET.role;
  return (
    <>
      <SearchSelectMany
        id="several"
        value={ids}
        onChange={setIds}
        placeholder=""
        list={{
          endpoint: announcementApi.targets,
          query: () => ({ targetType, keyword: isWide ? '' : keyword }),
          byIds: (chosen) => ({ targetType, ids: chosen }),
          option: (one) => one,
        }}
      />
      <button type="button" onClick={() => setWide(!isWide)}>
        all
      </button>
    </>
  );
}

test('several that are chosen have their names, as after a draft, and keep them while others are looked for', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  const { records } = await call(announcementApi.targets, { targetType: ANNOUNCE_TARGET.role, pageSize: 20 });
  const [first, second, third, other] = records;
  stage.draw = () => <Several start={[first!.value, second!.value]} keyword={other!.label} />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  const chosen = () => textsOf(document.querySelectorAll('.ant-select-selection-item-content'));
  const names = (...some: (typeof first)[]) => some.map((one) => one!.label);
  await screen.findByText(first!.label);
  expect(chosen()).toEqual(names(first, second));
  await person.click(screen.getByText('all'));
  await person.click(document.getElementById('several')!);
  await person.click(await screen.findByText(third!.label, { selector: '.ant-select-item-option-content' }));
  await person.click(screen.getByText('all'));
  await screen.findByText(other!.label, { selector: '.ant-select-item-option-content' });
  expect(chosen()).toEqual(names(first, second, third));
});
