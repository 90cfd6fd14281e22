import type { Decoder } from './qrDecoder';

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: DetectorClass;
  }
}

async function browserDecoder(): Promise<Decoder | undefined> {
  const { BarcodeDetector } = window;
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return undefined;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** The browser's own decoder of QR codes, or ours, which is loaded where the browser has none. */
export async function openDecoder(): Promise<Decoder> {
  const own = await browserDecoder().catch(() => undefined);
  return own ?? (await import('./qrDecoder')).qrDecoder();
}
