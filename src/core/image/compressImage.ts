import { needsCompression } from './imageRules';

/** Decoding a picture may take long; after that the file travels as it is. */
const LIMIT_MS = 20_000;

const run = (file: File) =>
  new Promise<Blob | null>((resolve) => {
    const worker = new Worker(new URL('./compressWorker.ts', import.meta.url));
    const finish = (result: Blob | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => finish(null), LIMIT_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => finish(data));
    worker.addEventListener('error', () => finish(null));
    worker.postMessage(file);
  });

/** A large picture in a smaller file; the file itself where that gains nothing. Runs off the main thread. */
export async function compressImage(file: File): Promise<File> {
  if (!needsCompression(file) || typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return file;
  const smaller = await run(file);
  if (!smaller || smaller.size >= file.size) return file;
  return new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
