import { act, screen } from '@testing-library/react';
import { fileApi } from '@/contract/account/files';
import { call } from '@/core/http/call';
import { navigate } from '@/core/navigation/navigate';
import { renderApp } from '@tests/support/renderApp';
import { person, press } from '@tests/support/screen';
import { pictureFile } from '@tests/support/pictureFile';

const ticketOf = async () => (await call(fileApi.addTicket, { bizType: 'tradeFairCover' })).ticket;

test('a picture is handed over, and the next code in the same window asks for another one', async () => {
  await renderApp('/dashboard', { as: 'op.hubei' });
  const [first, second] = [await ticketOf(), await ticketOf()];
  act(() => navigate(`/uploadFile#${first}`));
  await screen.findByText('拍照或选择文件');
  const picture = pictureFile('封面.png');
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, picture);
  await screen.findByText('封面.png');
  await press('提交');
  expect(await screen.findByText('已上传 1 个文件')).toBeVisible();
  act(() => navigate(`/uploadFile#${second}`));
  expect(await screen.findByText('拍照或选择文件')).toBeVisible();
  expect(screen.queryByText('已上传 1 个文件')).toBeNull();
});
