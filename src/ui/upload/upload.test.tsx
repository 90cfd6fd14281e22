import { screen, waitFor } from '@testing-library/react';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { renderApp } from '@tests/support/renderApp';
import { fill, person, press } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';
import { stage } from '@tests/support/stage';
import { pictureFile } from '@tests/support/pictureFile';
import { FilesField } from './FilesField';
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

const NAME = '附件';
const saved: unknown[] = [];

function FormStage({ files }: { files?: string[] }) {
  return (
    <Form
      preserve={false}
      {...(files ? { initialValues: { files } } : {})}
      onFinish={(values: unknown) => saved.push(values)}
    >
      <Form.Item name="files" label={NAME}>
        <FilesField bizType="licence" max={3} add="upload.choose" remove="upload.remove" />
      </Form.Item>
      <Form.Item name="picture" label="图片">
        <ImageUpload bizType="licence" alt="图片" stored={{ fileId: null, url: '' }} />
      </Form.Item>
      <Form.List name="rows" initialValue={[{}]}>
        {([row]) => (
          <Form.Item name={[row!.name, 'picture']} label="行">
            <ImageUpload bizType="licence" alt="行" stored={{ fileId: null, url: '' }} />
          </Form.Item>
        )}
      </Form.List>
      <Button htmlType="submit">提交表单</Button>
    </Form>
  );
}

test.each([
  ['file', 0],
  ['picture', 1],
  ['picture of a row', 2],
])('a form is not saved without the %s that is still on its way', async (_, at) => {
  saved.length = 0;
  stage.draw = () => <FormStage />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  await screen.findByText('提交表单');
  const answers = slowCalls('/upload');
  await person.upload(fields()[at]!, [pictureFile('合同.png')]);
  await waitFor(() => expect(answers.count()).toBe(1));
  await press('提交表单');
  expect(await screen.findByText('文件上传完成后才能保存')).toBeVisible();
  expect(saved).toEqual([]);
  await answers.letGo();
  await waitFor(() => expect(screen.queryByText('文件上传完成后才能保存')).toBeNull());
  await press('提交表单');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    files: at === 0 ? [{ fileId: expect.any(String), name: '合同.png' }] : undefined,
    picture: at === 1 ? expect.any(String) : undefined,
    rows: [at === 2 ? { picture: expect.any(String) } : { picture: undefined }],
  });
});

test('a file is known by its name where only the form is left of it, as after a draft', async () => {
  const draft = [{ fileId: '7', name: '协议.pdf' }];
  stage.draw = () => <FilesField value={draft} bizType="licence" max={1} add="upload.choose" remove="upload.remove" />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  expect(await screen.findByText('协议.pdf')).toBeVisible();
});

test('a file of a draft that has its id alone is a file without a name, and is saved', async () => {
  saved.length = 0;
  stage.draw = () => <FormStage files={['7', '8', '9']} />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  expect(await screen.findByText('文件 1')).toBeVisible();
  await person.click(screen.getAllByRole('button', { name: '移除' })[1]!);
  await press('提交表单');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ files: ['7', '9'].map((fileId) => ({ fileId, name: '' })) });
});
