/* docs/domain/public-entry.md#files: what a picture loses. */
import { plainContent } from './plainContent';

const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};
const jpeg = (...segments: Buffer[]) =>
  Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    ...segments,
    // One by one pixel, of one component.
    Buffer.from('ffc0000b080001000101011100', 'hex'),
    Buffer.from('ffda0008010100003f00d2cf20ffd9', 'hex'),
  ]);
const jfif = (thumbnail: string, size: readonly [number, number]) =>
  segment(
    0xe0,
    Buffer.concat([Buffer.from('JFIF\0\x01\x02\x01\0\x48\0\x48', 'latin1'), Buffer.from(size), Buffer.from(thumbnail)]),
  );
const adobe = (more = '') => segment(0xee, Buffer.from(`Adobe\0\x64\0\0\0\0\x01${more}`, 'latin1'));

const plain = (...segments: Buffer[]) => plainContent(jpeg(...segments), 'image/jpeg');

test('what says how the colours are to be read stays', () => {
  const content = jpeg(jfif('', [0, 0]), adobe());
  expect(plainContent(content, 'image/jpeg')).toEqual(content);
});

test.each([
  ['a thumbnail in its first segment', jfif('abc', [1, 1]), jfif('', [0, 0])],
  ['a thumbnail in a segment of its own', segment(0xe0, Buffer.from('JFXX\0\x10 a thumbnail', 'latin1')), undefined],
  ['what another program calls its own', segment(0xee, Buffer.from('owner: somebody')), undefined],
  ['a segment that no decoder reads', segment(0xf0, Buffer.from('owner: somebody')), undefined],
  ['what hangs on behind the colours', adobe(' somebody'), adobe()],
])('%s goes', (_, given, left) => {
  expect(plain(given)).toEqual(left ? jpeg(left) : jpeg());
});
