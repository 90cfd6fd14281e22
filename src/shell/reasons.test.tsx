import { screen, waitFor } from '@testing-library/react';
import { ActionButton } from '@kit/actions/ActionButton';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, fill, press } from '@tests/support/screen';
import { stage } from '@tests/support/stage';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

test('spaces around a reason do not make it long enough', async () => {
  const given: string[] = [];
  stage.draw = () => (
    <ActionButton
      label="action.delete"
      reason={{ title: 'kit.askDiscard' }}
      onAction={({ reason }) => given.push(reason)}
    />
  );
  await renderApp('/dashboard', { as: 'op.hubei' });
  await press('删除');
  const dialog = await dialogOf('放弃已输入的内容？');
  await fill(await screen.findByLabelText('原因'), '过期    ');
  await press('删除', dialog);
  expect(await screen.findByText('原因须在5-200字符之间')).toBeVisible();
  expect(given).toEqual([]);
  await fill(screen.getByLabelText('原因'), ' 证照已过期 ');
  await press('删除', dialog);
  await waitFor(() => expect(given).toEqual(['证照已过期']));
});
