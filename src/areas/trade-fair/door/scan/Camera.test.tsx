import { createPluginManager } from '@@/core/plugin';
import { _LocaleContainer as LocaleContainer } from '@@/plugin-locale/locale';
import { render, waitFor } from '@testing-library/react';
import { startLanguage } from '@/core/i18n';
import { loadScreenTexts } from '@/core/i18n/language';
import { Camera } from './Camera';

let shown = '';
jest.mock('./decoder', () => ({ openDecoder: () => Promise.resolve(() => Promise.resolve(shown)) }));

beforeAll(async () => {
  createPluginManager();
  await startLanguage();
  await loadScreenTexts(['trade-fair/door']);
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: () => Promise.resolve({ getTracks: () => [] }) },
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

test('a code that is shown while the door is busy is taken when it no longer is, and then once', async () => {
  const seen: string[] = [];
  let isBusy = true;
  shown = 'A';
  render(
    <Camera
      onCode={(code) => {
        seen.push(`${code} ${isBusy ? 'busy' : 'taken'}`);
        return !isBusy;
      }}
    />,
    { wrapper: LocaleContainer },
  );
  await waitFor(() => expect(seen).toContain('A busy'));
  isBusy = false;
  await waitFor(() => expect(seen).toContain('A taken'));
  shown = 'B';
  await waitFor(() => expect(seen).toContain('B taken'));
  expect(seen.filter((one) => one === 'A taken')).toHaveLength(1);
});
