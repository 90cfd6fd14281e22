import { imageSize } from 'image-size';
import { isWholePicture } from '@/contract/account/whole-picture';
import { isDecodable, JPEG_QUALITY, targetSize } from './imageRules';

/** Answers a picture with a JPEG, or with null when the picture cannot be read. */
async function compress(picture: Blob): Promise<Blob | null> {
  try {
    const bytes = new Uint8Array(await picture.arrayBuffer());
    // A header may claim any size: an image that would fill the memory is not decoded, nor one whose file was cut off.
    if (!isDecodable(imageSize(bytes)) || !isWholePicture(bytes)) return null;
    // The camera's rotation is applied, so that the JPEG needs none.
    const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
    const { width, height } = targetSize(bitmap);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG knows no transparency: what shines through a PNG is white.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  } catch {
    return null;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void compress(data).then((result) => self.postMessage(result));
});
