/*
 * Whether the data of a picture are complete: programs show the part of a truncated picture that is there, without an
 * error.
 */

/** Markers of a JPEG: the end of the file, and the beginning of the picture itself. */
const END = 0xd9;
const SCAN = 0xda;
/** Bytes within a scan that look like a marker, and markers without a length. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * A JPEG is complete if it has an end marker of its own: neither image data nor an embedded thumbnail can be mistaken
 * for it.
 */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let isDrawn = false;
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const [, marker = 0, high = 0, low = 0] = bytes.subarray(at, at + 4);
    if (marker === END) return isDrawn;
    if (marker === SCAN) isDrawn = true;
    // Fill bytes may stand before a marker.
    if (marker === 0xff) at += 1;
    else at += 2 + (isBare(marker) ? 0 : high * 0x100 + low);
  }
  return false;
}

/** The last chunk of a PNG: it has no data, so its checksum is always the same. */
const IEND = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + IEND.length <= bytes.length; at += 12 + view.getUint32(at))
    if (IEND.every((byte, i) => bytes[at + i] === byte)) return true;
  return false;
}

/** Whether a JPEG or a PNG has its end; bytes behind the end do not matter. */
export const isWholePicture = (bytes: Uint8Array) => (bytes[0] === 0xff ? isWholeJpeg(bytes) : isWholePng(bytes));
