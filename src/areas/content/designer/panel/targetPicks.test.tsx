import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { withTexts } from '@/core/i18n';
import { renderApp } from '@tests/support/renderApp';
import { person } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { TargetPicks } from './TargetPicks';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const Field = withTexts(['content/designer'], function Field() {
  const [value, setValue] = useState<string[]>([]);
  return <TargetPicks label="designer.choosePage" pageCode="product" value={value} max={5} onChange={setValue} />;
});

test('several are picked one after the other, without the field losing its focus', async () => {
  stage.draw = () => <Field />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  const field = await screen.findByRole('combobox', { name: '选择页面' });
  for (const count of [1, 2]) {
    await person.click(field);
    const options = await waitFor(() => {
      const found = document.querySelectorAll('.ant-select-item-option');
      expect(found.length).toBeGreaterThan(count);
      return found;
    });
    await person.click(options[count]!);
    await waitFor(() => expect(document.querySelectorAll('li.pick')).toHaveLength(count));
    expect(field).toHaveFocus();
  }
});
