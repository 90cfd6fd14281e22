/* docs/domain/home-rendering.md#widths: what is made of an image, and of what only calls itself one. */
import { imageSize } from 'image-size';
import { drawCover } from '../../../mock/examples/cover';
import { scaleImage } from '../../../server/areas/content/images/scaleImage';

/** 200 by 176, the upper half red. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAYGBgYHBgcICAcKCwoLCg8ODAwODxYQERAREBYiFRkVFRkVIh4kHhweJB42KiYmKjY+NDI0PkxERExfWl98fKcBBgYGBgcGBwgIBwoLCgsKDw4MDA4PFhAREBEQFiIVGRUVGRUiHiQeHB4kHjYqJiYqNj40MjQ+TERETF9aX3x8p//CABEIALAAyAMBIQACEQEDEQH/xAAsAAEBAQAAAAAAAAAAAAAAAAAABgcBAQADAQAAAAAAAAAAAAAAAAAFBgcI/9oADAMBAAIQAxAAAACUQm6gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABl62c9AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB//xAAUEAEAAAAAAAAAAAAAAAAAAACQ/9oACAEBAAE/AAm//8QAFBEBAAAAAAAAAAAAAAAAAAAAgP/aAAgBAgEBPwAPf//EABQRAQAAAAAAAAAAAAAAAAAAAID/2gAIAQMBAT8AD3//2Q==',
  'base64',
);
/** Its data end before it does; so its copies are the smaller ones. */
const PADDING = Buffer.alloc(20_000);
const jpeg = Buffer.concat([JPEG, PADDING]);
const png = (size: readonly [number, number]) => Buffer.concat([drawCover([90, 30, 160], size).content, PADDING]);

/** As a camera says that it was held upright. */
function turned(orientation: number) {
  const body = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  body[25] = orientation;
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A chunk of a PNG, without a checksum that anybody asks for. */
function animated() {
  const whole = png([400, 200]);
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  return Buffer.concat([whole.subarray(0, 33), chunk, whole.subarray(33)]);
}

async function copiesOf(bytes: Buffer, mime: string) {
  const answer = await scaleImage({ bytes, mime });
  if (answer === 'refused') return answer;
  const { width, height, copies } = answer;
  for (const copy of copies) expect(imageSize(copy.bytes)).toMatchObject({ width: copy.width, height: copy.height });
  return { size: [width, height], copies: copies.map((copy) => [copy.width, copy.height]) };
}

test('copies are smaller than the image, and keep its shape', async () => {
  expect(await copiesOf(jpeg, 'image/jpeg')).toEqual({ size: [200, 176], copies: [[160, 141]] });
  const large = await copiesOf(Buffer.concat([png([1_500, 400]), Buffer.alloc(2_000_000)]), 'image/png');
  expect(large).toMatchObject({ size: [1_500, 400] });
  expect(large).toMatchObject({
    copies: [
      [160, 43],
      [375, 100],
      [750, 200],
      [1125, 300],
    ],
  });
});

test('one that was held upright is turned', async () => {
  expect(await copiesOf(turned(1), 'image/jpeg')).toMatchObject({ size: [200, 176] });
  expect(await copiesOf(turned(6), 'image/jpeg')).toEqual({ size: [176, 200], copies: [[160, 182]] });
});

test('a copy that would weigh more than its image is none', async () => {
  expect(await copiesOf(JPEG.subarray(0), 'image/jpeg')).toMatchObject({ size: [200, 176] });
  const flat = drawCover([90, 30, 160], [400, 200]).content;
  const answer = await scaleImage({ bytes: flat, mime: 'image/png' });
  if (answer === 'refused') throw new Error('It is an image.');
  for (const { bytes } of answer.copies) expect(bytes.length).toBeLessThan(flat.length);
});

/** A header that claims five thousand by five thousand. */
function bomb() {
  const header = Buffer.from(png([400, 200]));
  header.writeUInt32BE(5_000, 16);
  header.writeUInt32BE(5_000, 20);
  return header;
}

test.each([
  ['half of one', png([400, 200]).subarray(0, 300), 'image/png'],
  ['half of a photograph', JPEG.subarray(0, 200), 'image/jpeg'],
  ['one that moves', animated(), 'image/png'],
  ['more pixels than are scaled', bomb(), 'image/png'],
  ['another kind than it says', jpeg, 'image/png'],
  ['a kind that is not known', jpeg, 'image/gif'],
  ['a text', Buffer.from('x'.repeat(1_000)), 'image/jpeg'],
])('%s stays as it is', async (_, bytes, mime) => {
  expect(await copiesOf(bytes, mime)).toBe('refused');
});
