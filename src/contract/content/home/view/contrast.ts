const INK = '#1f1f1f';
const PAPER = '#ffffff';

/** Relative luminance of `#RRGGBB`, as WCAG defines it. */
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text on a background: black or white, whichever stands out more; one of them always reaches 4.5 : 1. */
export const inkOn = (background: string) =>
  contrast('#000000', background) >= contrast(PAPER, background)
    ? contrast(INK, background) >= 4.5
      ? INK
      : '#000000'
    : PAPER;
