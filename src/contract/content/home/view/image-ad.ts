import type { DataOf } from '../component';
import type { HotArea } from '../data';
import type { Resolved } from './resolved';
import { el, styled, type ViewElement } from './node';
import type { ViewOptions } from './options';
import { linked, placedImage } from './pieces';

const WIDTH = 375;

function areaView({ x, y, w, h, jump }: HotArea, label: string) {
  const link = linked(jump, { class: 'hv-area', 'aria-label': label }, []);
  return styled(link, { left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` });
}

/** Images as high as they are, with links over parts of them. */
export function imageAdView({ images }: DataOf<'imageAd'>, resolved: Resolved, { say }: ViewOptions) {
  const chosen = images.filter(({ image }) => image.fileId !== '');
  if (chosen.length === 0) return null;
  const shown = chosen.map(({ image, areas }): ViewElement => {
    const file = resolved.images.find(({ fileId }) => fileId === image.fileId);
    const height = file && file.width > 0 ? Math.round((WIDTH * file.height) / file.width) : WIDTH;
    const links = areas.filter(({ jump }) => jump !== null);
    const label = (i: number) =>
      links.length === 1 ? image.alt : say('homeView.area', { name: image.alt, position: i + 1 });
    return el('div', { class: 'hv-ad' }, [
      placedImage(image, resolved, { width: WIDTH, height, className: 'hv-ad-picture' }),
      ...links.map((one, i) => areaView(one, label(i))),
    ]);
  });
  return el('div', { class: 'hv-ads' }, shown);
}
