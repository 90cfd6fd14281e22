import { AggregationColor } from 'antd/es/color-picker/color';
import { isBright } from 'antd/es/color-picker/components/ColorPresets';
import { generateColor } from 'antd/es/color-picker/util';
import fc from 'fast-check';
import { check } from '@tests/support/property';
import * as ours from './colourPicker';

const part = fc.integer({ min: 0, max: 255 });

test('answers as antd’s colour picker does', () => {
  check(
    fc.property(part, part, part, fc.integer({ min: 0, max: 100 }), (r, g, b, a) => {
      const colour = `rgba(${r}, ${g}, ${b}, ${a / 100})`;
      expect(ours.isBright(new ours.AggregationColor(colour), '#fff')).toBe(
        isBright(new AggregationColor(colour), '#fff'),
      );
      expect(ours.generateColor(colour).toRgb()).toEqual(generateColor(colour).toRgb());
      expect(ours.generateColor(colour).toHexString()).toBe(generateColor(colour).toHexString());
    }),
    { runs: 300 },
  );
});

test('a tooltip without a colour is no reason to fail', () => {
  expect(() => ours.generateColor(undefined).toRgb()).not.toThrow();
});
