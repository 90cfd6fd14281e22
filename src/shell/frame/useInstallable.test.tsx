import { fireEvent, renderHook } from '@testing-library/react';
import { useInstallable } from './useInstallable';

const links = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="manifest"]')].map(
    ({ href }) => new URL(href).pathname,
  );

test('the manifest is linked with the first press, once', () => {
  const { unmount } = renderHook(() => useInstallable());
  expect(links()).toEqual([]);
  fireEvent.pointerDown(document.body);
  fireEvent.pointerDown(document.body);
  expect(links()).toEqual(['/manifest.webmanifest']);
  unmount();
  renderHook(() => useInstallable());
  fireEvent.pointerDown(document.body);
  expect(links()).toEqual(['/manifest.webmanifest']);
});
