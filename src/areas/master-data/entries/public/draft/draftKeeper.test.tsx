import { renderApp } from '@tests/support/renderApp';
import { DraftKeeper, type DraftOf } from './draftKeeper';
import { draftStore } from './draftStore';

const of: DraftOf = { kind: 'customer', branchId: 'FDB', inviter: null, again: null };
const kept = () => draftStore('customer', 'FDB').read();

test('a draft that was submitted while it was being saved is not there again, and the next one is saved', async () => {
  await renderApp('/login');
  const keeper = new DraftKeeper(of, () => {});
  keeper.change({ form: { custName: '已提交的药房' }, step: 3 });
  const saving = keeper.save();
  keeper.forget();
  await saving;
  expect(kept()).toBeNull();

  keeper.change({ form: { custName: '先前的药房' }, step: 1 });
  const before = keeper.save();
  keeper.forget();
  keeper.change({ form: { custName: '下一家药房' }, step: 0 });
  await before;
  // The server has all of the next input.
  expect(kept()).toMatchObject({ draftId: expect.any(String) as string, step: 0 });
  expect(kept()).not.toHaveProperty('unsaved');
  expect((await new DraftKeeper(of, () => {}).load())?.form).toMatchObject({ custName: '下一家药房' });
  keeper.forget();
});
