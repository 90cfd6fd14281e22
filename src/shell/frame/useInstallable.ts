import { useEffect } from 'react';

function linkManifest() {
  if (document.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/**
 * Lets the browser offer to install the console. The manifest is linked at the first press in the console, not by the
 * document: Chromium fetches it and one of its icons as soon as it is linked, which would delay the sign-in and the
 * first list.
 */
export function useInstallable() {
  useEffect(() => {
    window.addEventListener('pointerdown', linkManifest, { once: true });
    return () => window.removeEventListener('pointerdown', linkManifest);
  }, []);
}
