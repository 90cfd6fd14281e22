import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@tests/support/renderApp';
import { fill, person } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';
import { stage } from '@tests/support/stage';
import { pictureFile } from '@tests/support/pictureFile';
import { ImageUpload } from './ImageUpload';
import { PicturesUpload } from './PicturesUpload';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];

/** An image and its words are one value, as in a panel of the designer. */
function Stage() {
  const [value, setValue] = useState<{ fileId: string | null; alt: string }>({ fileId: null, alt: '' });
  return (
    <>
      <ImageUpload
        bizType="tradeFairCover"
        alt={value.alt}
        value={value.fileId}
        stored={{ fileId: null, url: '' }}
        onChange={(fileId) => setValue({ ...value, fileId })}
      />
      <input aria-label="说明" value={value.alt} onChange={({ target }) => setValue({ ...value, alt: target.value })} />
    </>
  );
}

test('what is typed while a picture is on its way stays', async () => {
  stage.draw = () => <Stage />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  const alt = await screen.findByLabelText('说明');
  const answers = slowCalls('/upload');
  await person.upload(fields()[0]!, [pictureFile('封面.png')]);
  await waitFor(() => expect(answers.count()).toBe(1));
  await fill(alt, '春季');
  await answers.letGo();
  expect(await screen.findByRole('img', { name: '春季' })).toBeVisible();
  expect(alt).toHaveValue('春季');
});

function Pictures() {
  const [fileIds, setFileIds] = useState<string[]>([]);
  return <PicturesUpload bizType="tradeFairCover" alt="照片" most={3} value={fileIds} onChange={setFileIds} />;
}

test('each of several pictures is seen as soon as it has come', async () => {
  stage.draw = () => <Pictures />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  for (const count of [1, 2]) {
    await waitFor(() => expect(fields()).toHaveLength(count));
    await person.upload(fields().at(-1)!, [pictureFile(`${count}.png`)]);
    await waitFor(() => expect(screen.queryAllByRole('img', { name: '照片' })).toHaveLength(count));
  }
});
