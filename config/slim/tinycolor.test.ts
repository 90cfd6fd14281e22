import fc from 'fast-check';
import { check } from '@tests/support/property';
import * as ours from './tinycolor';

/** The original, whose place the other one takes in a build. */
const { TinyColor } = jest.requireActual<typeof ours>('@ctrl/tinycolor');

const part = fc.integer({ min: 0, max: 255 });
const bare = (colour: string) => colour.replaceAll(' ', '');

test('answers as the original does what ProComponents asks it: a colour with some transparency', () => {
  check(
    fc.property(part, part, part, fc.integer({ min: 0, max: 100 }), (r, g, b, amount) => {
      const colour = `rgb(${r}, ${g}, ${b})`;
      const faded = (Colour: typeof TinyColor) => bare(new Colour(colour).setAlpha(amount / 100).toRgbString());
      expect(faded(ours.TinyColor)).toBe(faded(TinyColor));
    }),
    { runs: 300 },
  );
});
