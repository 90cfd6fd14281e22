/*
 * antd's button asks the colour picker whether its solid ground is bright, and brings the picker, its panels and a
 * collapse along. This answers the same question (ADR 0009).
 */
import { FastColor } from '@ant-design/fast-color';

export class AggregationColor {
  constructor(colour) {
    this.colour = new FastColor(colour);
  }
}

export function isBright({ colour }, ground) {
  const { r, g, b, a } = colour.toRgb();
  if (a <= 0.5) return colour.onBackground(ground).toHsv().v > 0.5;
  return r * 0.299 + g * 0.587 + b * 0.114 > 192;
}
