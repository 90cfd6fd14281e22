import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js';
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import encodePng, { init as initPngEncoder } from '@jsquash/png/encode.js';
import resize, { initResize } from '@jsquash/resize';
import { IS_COMPILED } from '../../../platform/installation';

/** In a package the modules lie beside the server (config/package/serverBundle.mjs). */
const moduleAt = (path: string) =>
  new WebAssembly.Module(
    readFileSync(IS_COMPILED ? join(__dirname, path.split('/').at(-1) ?? '') : require.resolve(path)),
  );

const QUALITY = 80;
/** Codecs print nothing: the answer says that a file is damaged. */
const QUIET = { print: () => undefined, printErr: () => undefined };

export interface Codec {
  decode: (bytes: ArrayBuffer) => Promise<ImageData>;
  encode: (picture: ImageData) => Promise<ArrayBuffer>;
}

function jpeg(): Codec {
  // The types of these functions lack the module, which is their first parameter (docs/adr/0040-widths-of-images.md).
  const [decoder, encoder] = [initJpegDecoder, initJpegEncoder] as unknown as ((
    one: WebAssembly.Module,
    options: object,
  ) => void)[];
  decoder?.(moduleAt('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'), QUIET);
  encoder?.(moduleAt('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'), QUIET);
  return {
    decode: (bytes) => decodeJpeg(bytes, { preserveOrientation: true }),
    encode: (picture) => encodeJpeg(picture, { quality: QUALITY }),
  };
}

async function png(): Promise<Codec> {
  const module = moduleAt('@jsquash/png/codec/pkg/squoosh_png_bg.wasm');
  await initPngDecoder(module);
  await initPngEncoder(module);
  return { decode: (bytes) => decodePng(bytes), encode: (picture) => encodePng(picture) };
}

const CODECS: Readonly<Record<string, () => Codec | Promise<Codec>>> = { 'image/jpeg': jpeg, 'image/png': png };

export const codecOf = async (mime: string) => CODECS[mime]?.();

export async function scaler() {
  await initResize(moduleAt('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'));
  return (picture: ImageData, width: number, height: number) => resize(picture, { width, height });
}
