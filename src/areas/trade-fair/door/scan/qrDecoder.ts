import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library';

/** Decodes the code in front of the camera; undefined while there is none. */
export type Decoder = (video: HTMLVideoElement) => Promise<string | undefined>;

/** A code fills a good part of the picture; more pixels only make it slower. */
const LONGEST_SIDE = 640;

function greyOf({ data }: ImageData) {
  const grey = new Uint8ClampedArray(data.length / 4);
  // Weights of the human eye in whole numbers: red 0.3, green 0.59, blue 0.11.
  for (let i = 0; i < grey.length; i += 1) {
    const at = 4 * i;
    grey[i] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 151 + (data[at + 2] ?? 0) * 28) >> 8;
  }
  return grey;
}

/** The content of the code in a picture. */
export function readQr(picture: ImageData): string | undefined {
  const source = new RGBLuminanceSource(greyOf(picture), picture.width, picture.height);
  try {
    return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
  } catch {
    // The picture has no code, or none that can be read.
    return undefined;
  }
}

/** For browsers that cannot read codes themselves. */
export function qrDecoder(): Decoder {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return Promise.resolve(undefined);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return Promise.resolve(readQr(context.getImageData(0, 0, canvas.width, canvas.height)));
  };
}
