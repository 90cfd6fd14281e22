import type { ComponentOf } from '../component';
import type { Resolved } from './resolved';
import type { ViewElement } from './node';
import type { ViewOptions } from './options';
import { linked, placedImage } from './pieces';
import { rotating } from './rotate';

/** Heights at 375 px. */
const HEIGHT = { '2:1': 188, '16:9': 211, '3:1': 125 } as const;
const CLASS = { '2:1': 'hv-2-1', '16:9': 'hv-16-9', '3:1': 'hv-3-1' } as const;

export function bannerView(
  { name, data }: ComponentOf<'banner'>,
  resolved: Resolved,
  options: ViewOptions,
): ViewElement | null {
  const { ratio, interval } = data;
  const items = data.items.filter(({ image }) => image.fileId !== '');
  if (items.length === 0) return null;
  const slides = items.map(({ image, jump }, i) => {
    const room = { width: 375, height: HEIGHT[ratio], className: `hv-picture ${CLASS[ratio]}`, eager: i === 0 };
    return linked(jump, { class: 'hv-fill' }, [placedImage(image, resolved, room)]);
  });
  return rotating(slides, { label: name, seconds: interval, axis: 'x' }, options);
}
