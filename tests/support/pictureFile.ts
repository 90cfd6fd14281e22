import { drawCover } from '../../mock/examples/cover';

/** A small PNG of one colour, as somebody chooses it from his disk. */
export const pictureFile = (name: string, colour: Parameters<typeof drawCover>[0] = [20, 120, 200]) =>
  new File([new Uint8Array(drawCover(colour).content)], name, { type: 'image/png' });
