/* Whether a picture goes on to its end: of one that was cut off, programs draw what there is, and say nothing. */

/** Markers of a JPEG: the end of the file, and the beginning of the picture itself. */
const END = 0xd9;
const SCAN = 0xda;
/** Data of a scan that look like a marker, and markers without a length. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Its end is a marker of its own, which neither the data nor a smaller picture within it can be taken for. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let isDrawn = false;
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const [, marker = 0, high = 0, low = 0] = bytes.subarray(at, at + 4);
    if (marker === END) return isDrawn;
    if (marker === SCAN) isDrawn = true;
    // Before a marker there may be more of the same.
    if (marker === 0xff) at += 1;
    else at += 2 + (isBare(marker) ? 0 : high * 0x100 + low);
  }
  return false;
}

/** The last part of a PNG: it has no data, and therefore always this sum. */
const IEND = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + IEND.length <= bytes.length; at += 12 + view.getUint32(at))
    if (IEND.every((byte, i) => bytes[at + i] === byte)) return true;
  return false;
}

/** A JPEG or a PNG with its end; what stands behind that is no part of it. */
export const isWholePicture = (bytes: Uint8Array) => (bytes[0] === 0xff ? isWholeJpeg(bytes) : isWholePng(bytes));
