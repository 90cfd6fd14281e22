import { type Notice, notifier } from '../notify/notifier';
import { saveFile } from './saveFile';

jest.mock('../i18n', () => jest.requireActual('@tests/support/texts').chinese);

const went: { href: string; download: string }[] = [];
const shown: Notice[] = [];

beforeEach(() => {
  went.length = 0;
  shown.length = 0;
  notifier.connect({ show: (notice) => void shown.push(notice), clear: () => undefined });
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    went.push({ href: this.href, download: this.download });
  });
});

test('data, or a link to this server, is saved under its name', () => {
  expect(saveFile({ blob: new Blob(['x']), fileName: '模板.xlsx' })).toBe(true);
  expect(saveFile({ url: '/base/api/file/content/1?e=2' })).toBe(true);
  expect(went).toEqual([
    { href: 'blob:made', download: '模板.xlsx' },
    { href: `${window.location.origin}/base/api/file/content/1?e=2`, download: '' },
  ]);
  expect(shown).toEqual([]);
});

test.each([{}, { blob: null }, { url: '' }, { url: 'javascript:alert(1)' }, { url: '//evil.example/a.xlsx' }])(
  'without data and without a link it says so: %j',
  (source) => {
    expect(saveFile(source)).toBe(false);
    expect(went).toEqual([]);
    expect(shown.map(({ kind, text }) => [kind, text])).toEqual([['error', '缺少下载参数']]);
    notifier.clear();
  },
);
