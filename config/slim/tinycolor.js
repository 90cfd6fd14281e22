/* ProComponents brings a second colour library for transparency, which antd's knows as well (ADR 9). */
import { FastColor } from '@ant-design/fast-color';

export class TinyColor extends FastColor {
  setAlpha(alpha) {
    return this.setA(alpha);
  }
}
