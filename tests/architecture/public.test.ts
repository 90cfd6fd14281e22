import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

const PUBLIC = join(__dirname, '../../public');

interface Icon {
  src: string;
  sizes: string;
  type: string;
}

const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));

test('each icon of the manifest is there, of the size and the kind that it is said to be', () => {
  const icons: Icon[] = manifest.icons;
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', 'any']);
  for (const { src, sizes, type } of icons) {
    const { width, height, type: kind = '' } = imageSize(readFileSync(join(PUBLIC, src)));
    expect(type).toContain(`image/${kind}`);
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

test('its colour is that of the sign', () => {
  expect(readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')).toContain(manifest.theme_color);
});
