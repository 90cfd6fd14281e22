import { render } from '@testing-library/react';
import { QRCode } from 'antd';
import { readQr } from './qrDecoder';

/** Pixels of one square of a code. */
const SCALE = 4;
const SIZE = 200;

/** The picture that a camera would see of what antd draws: its dark squares are one path, `M x,y h w v h H x z`. */
function pictureOf(svg: SVGSVGElement): ImageData {
  const [, , squares = '0'] = svg.getAttribute('viewBox')!.split(' ');
  const margin = 4;
  const width = (Number(squares) + 2 * margin) * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = [...svg.querySelectorAll('path')].at(-1)!.getAttribute('d')!;
  for (const [, x, y, run] of path.matchAll(/M\s?(\d+)[ ,](\d+)\s?h(\d+)/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const from = ((Number(y) + margin) * SCALE + row) * width + (Number(x) + margin) * SCALE;
      for (let i = 0; i < Number(run) * SCALE; i += 1) data.fill(0, 4 * (from + i), 4 * (from + i) + 3);
    }
  }
  return { data, width, height: width, colorSpace: 'srgb' };
}

const svgOf = (value: string) =>
  render(<QRCode type="svg" bordered={false} size={SIZE} value={value} />).container.querySelector('svg')!;

test.each([['0123456789abcdef'.repeat(2)], ['CQ00000102']])('the code of %s is read from a picture', (value) => {
  expect(readQr(pictureOf(svgOf(value)))).toBe(value);
});

test('a picture without a code is read as nothing', () => {
  const data = new Uint8ClampedArray(100 * 100 * 4).fill(200);
  expect(readQr({ data, width: 100, height: 100, colorSpace: 'srgb' })).toBeUndefined();
});
