import { type Notice, notifier } from '../notify/notifier';
import { copyLink } from './copyLink';

jest.mock('../i18n', () => jest.requireActual('@tests/support/texts').chinese);

let shown: Notice[] = [];
const LINK = 'https://console.example/uploadFile#x';

beforeEach(() => {
  shown = [];
  notifier.connect({ show: (notice) => void shown.push(notice), clear: () => undefined });
  notifier.clear();
});

const clipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

test('a copied link is said for one and a half seconds', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  clipboard({ writeText });
  await copyLink(LINK);
  expect(writeText).toHaveBeenCalledWith(LINK);
  expect(shown).toEqual([{ kind: 'success', text: '链接已复制到剪切板', seconds: 1.5 }]);
});

test.each([[undefined], [{ writeText: () => Promise.reject(new Error('denied')) }]])(
  'where nothing can be copied that is said',
  async (value) => {
    clipboard(value);
    await copyLink(LINK);
    expect(shown).toEqual([{ kind: 'error', text: '复制链接失败', seconds: 1.5 }]);
  },
);
