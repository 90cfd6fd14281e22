import { screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { withTexts } from '@/core/i18n';
import { renderApp } from '@tests/support/renderApp';
import { person, press } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { pictureFile } from '@tests/support/pictureFile';
import { SignaturePad, type SignatureTaker } from './SignaturePad';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const taker = createRef<SignatureTaker>();
const Field = withTexts(['trade-fair/hand-over'], function Field({ first = null }: { first?: string | null }) {
  const [value, setValue] = useState(first);
  return <SignaturePad taker={taker} value={value} onChange={setValue} />;
});

test('a photo that is not seen any more is no signature', async () => {
  stage.draw = () => <Field />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  await press('改为上传照片');
  const photo = pictureFile('签名.png');
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [photo]);
  await waitFor(async () => expect(await taker.current?.take()).toEqual(expect.any(String)));
  await press('改为手写签名');
  await screen.findByRole('img', { name: /签名区/ });
  expect(await taker.current?.take()).toBeNull();
});

test('a photo of a draft is seen', async () => {
  stage.draw = () => <Field first="41" />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  await screen.findByText('改为手写签名');
  expect(screen.queryByRole('img', { name: /签名区/ })).toBeNull();
});
