import { waitFor } from '@testing-library/react';
import { withTexts } from '@/core/i18n';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, fill, press } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { DuplicateReason } from './DuplicateReason';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const Asked = withTexts(['master-data/entry-forms'], DuplicateReason);

test('why a like record is submitted takes five characters, and spaces are none', async () => {
  const given: string[] = [];
  stage.draw = () => (
    <Asked warnings={[{ code: 1, msg: '相似' }]} onAnswer={(reason) => given.push(reason)} onClose={jest.fn()} />
  );
  await renderApp('/dashboard', { as: 'op.hubei' });
  const dialog = await dialogOf('可能已有相同记录');
  const field = dialog.querySelector('textarea')!;
  await fill(field, '分店    ');
  await press('仍要继续', dialog);
  await waitFor(() => expect(dialog.querySelector('.ant-form-item-explain-error')).not.toBeNull());
  expect(given).toEqual([]);
  await fill(field, ' 是另一家门店 ');
  await press('仍要继续', dialog);
  await waitFor(() => expect(given).toEqual(['是另一家门店']));
});
