import { drawCover } from '../../../mock/examples/cover';
import { isWholePicture } from './whole-picture';

const BASELINE = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABwUFRkVEhwZFxkgHhwiK0cuKycnK1c+QjRHZ1tta2VbZGJygKSLcnmbe2JkjsKQm6mut7m3bonJ18ey1qS0t7D/2wBDAR4gICslK1QuLlSwdWR1sLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLD/wAARCAAYABgDAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAEF/8QAJBAAAgEEAQIHAAAAAAAAAAAAAREAAgMhQRIxoUJRUmFxgcH/xAAXAQEBAQEAAAAAAAAAAAAAAAAEAwIF/8QAKREAAQMCBAQHAQAAAAAAAAAAAQACESHwIjFBkQMSUWEyQnGBobHR4f/dAAQAAv/aAAwDAQACEQMRAD8ABbJAJ6BpZzLujawlvJAO1+qbZXpI5H3/ACHLcME5I7iAaDO9F//QXQTSFSR8E9PqSLXkQ4UR+K7l8JWHa1x41Ha3GPiZF3K6LpyFV//RlkljRx2myATFR2+r7LTic9fz+ptleHA3ruoY4wG6hHdAJIyu4X//0gW2RjIOnEcStHVF5WUt8kS279vhMsAoClDyZkfJh3RCDltfRf/TZbxVRS0QFiSdBHKFB9HAagX0X//Z',
  'base64',
);
const PROGRESSIVE = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////////////////////////////////2wBDAaq0tPDS8P//////////////////////////////////////////////////////////////////////////////wgARCAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIQAxAAAAElP//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAQUCH//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQMBAT8Bf//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQIBAT8Bf//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CH//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAT8hH//aAAwDAQACAAMAAAAQM//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQMBAT8Qf//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQIBAT8Qf//EABwQAAEEAwEAAAAAAAAAAAAAAAABESHwQWGh4f/aAAgBAQABPxC9F130zCOlctg//9k=',
  'base64',
);

/** Cameras put a thumbnail, which is a whole picture with an end marker, in front of the large picture. */
function withThumbnail(jpeg: Buffer) {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(jpeg.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, jpeg, jpeg.subarray(2)]);
}

const PICTURES: readonly [string, Buffer][] = [
  ['a JPEG with restarts', BASELINE],
  ['a progressive JPEG', PROGRESSIVE],
  ['a JPEG with a smaller one in it', withThumbnail(BASELINE)],
  // Fill bytes may stand before a marker.
  ['a JPEG with filling', Buffer.concat([BASELINE.subarray(0, 2), Buffer.from([0xff, 0xff]), BASELINE.subarray(2)])],
  ['a PNG', drawCover([200, 120, 40], [20, 10]).content],
];

test.each(PICTURES)('%s is whole, whatever hangs on behind its end', (_, bytes) => {
  expect(isWholePicture(bytes)).toBe(true);
  expect(isWholePicture(new Uint8Array(bytes))).toBe(true);
  expect(isWholePicture(Buffer.concat([bytes, Buffer.alloc(100)]))).toBe(true);
  expect(isWholePicture(Buffer.concat([bytes, bytes.subarray(0, bytes.length / 2)]))).toBe(true);
});

test.each(PICTURES)('%s is not whole, wherever it was cut off', (_, bytes) => {
  const lengths = Array.from({ length: bytes.length }, (__, length) => length);
  expect(lengths.filter((length) => isWholePicture(bytes.subarray(0, length)))).toEqual([]);
  // An interrupted download can leave a file of the full size, filled up with zeros.
  expect(
    lengths.filter((length) => isWholePicture(Buffer.concat([bytes.subarray(0, length), Buffer.alloc(64)]))),
  ).toEqual([]);
});

test('an end alone makes no picture', () => {
  expect(isWholePicture(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBe(false);
  expect(isWholePicture(Buffer.alloc(0))).toBe(false);
});
