/*
 * antd's button, tag and tooltip ask the colour picker whether a ground is bright, and bring the picker, its panels and a
 * collapse along. This answers the same questions (ADR 0009).
 */
import { FastColor } from '@ant-design/fast-color';

export class AggregationColor {
  constructor(colour) {
    this.colour = new FastColor(colour);
  }

  toRgb() {
    return this.colour.toRgb();
  }

  toRgbString() {
    return this.colour.toRgbString();
  }

  toHexString() {
    return this.colour.toHexString();
  }
}

export const generateColor = (colour) => (colour instanceof AggregationColor ? colour : new AggregationColor(colour));

export function isBright(value, ground) {
  const { r, g, b, a } = value.toRgb();
  if (a <= 0.5) return new FastColor(value.toRgbString()).onBackground(ground).toHsv().v > 0.5;
  return r * 0.299 + g * 0.587 + b * 0.114 > 192;
}
