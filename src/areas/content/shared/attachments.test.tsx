import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { withTexts } from '@/core/i18n';
import { renderApp } from '@tests/support/renderApp';
import { person } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';
import { stage } from '@tests/support/stage';
import { pictureFile } from '@tests/support/pictureFile';
import { AttachmentsField } from './AttachmentsField';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const stored = [{ fileId: '1', url: '/files/1' }];
const Field = withTexts(['content/publishing'], function Field() {
  const [value, setValue] = useState([{ fileId: '1', name: '旧.pdf' }]);
  return <AttachmentsField value={value} onChange={setValue} stored={stored} max={3} />;
});

test('what is removed while another file is on its way stays away', async () => {
  stage.draw = () => <Field />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  const old = await screen.findByLabelText('移除附件 旧.pdf');
  const answers = slowCalls('/upload');
  const picture = pictureFile('新.png');
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [picture]);
  await waitFor(() => expect(answers.count()).toBe(1));
  await person.click(old);
  await answers.letGo();
  expect(await screen.findByLabelText('移除附件 新.png')).toBeVisible();
  expect(screen.queryByLabelText('移除附件 旧.pdf')).toBeNull();
});
