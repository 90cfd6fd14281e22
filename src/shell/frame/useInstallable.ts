import { useEffect } from 'react';

function linkManifest() {
  if (document.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/**
 * Lets the browser offer to install the console. The manifest is linked with the first press into the console, not by the
 * document: Chromium fetches it and an icon of it as soon as it is linked, which the sign-in and a list would wait beside.
 */
export function useInstallable() {
  useEffect(() => {
    window.addEventListener('pointerdown', linkManifest, { once: true });
    return () => window.removeEventListener('pointerdown', linkManifest);
  }, []);
}
