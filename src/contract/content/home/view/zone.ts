import { JUMP_TYPE, type Jump } from '../../jump';
import type { DataOf } from '../component';
import type { Resolved, ShownZone } from './resolved';
import { inkOn } from './contrast';
import { el, styled, type ViewElement } from './node';
import type { ViewOptions } from './options';
import { linked, picture } from './pieces';
import { productsView } from './products';

const CLASS = { '1': 'hv-zones', '1+2': 'hv-zones hv-zones-halves hv-zones-tall', '2+2': 'hv-zones hv-zones-halves' };
/** The width of the picture of a card at 375 px (docs/domain/home-rendering.md#weight). */
export const ZONE_BOX = { '1': 375, '1+2': 187.5, '2+2': 187.5 } as const;
const FULL = { width: 375, height: 150, className: 'hv-zone-picture' };
const HALF = { width: 188, height: 188, box: ZONE_BOX['2+2'], className: 'hv-zone-picture' };

const zoneJump = ({ zoneId, more }: ShownZone): Jump =>
  more ?? { jumpType: JUMP_TYPE.app, target: { pageCode: 'zone', params: { zoneId } } };

function zoneCard(zone: ShownZone, isHalf: boolean, options: ViewOptions): ViewElement {
  const { image, zoneName, themeColor, products, layout } = zone;
  const head = linked(zoneJump(zone), { class: 'hv-zone-head' }, [
    ...(image ? [picture(image, '', isHalf ? HALF : FULL)] : []),
    el('span', { class: 'hv-zone-name' }, [zoneName]),
  ]);
  const shown = el('li', { class: 'hv-zone' }, [head, !isHalf && productsView(products, layout, options)]);
  return themeColor === '' ? shown : styled(shown, { 'background-color': themeColor, '--hv-ink': inkOn(themeColor) });
}

export function zoneView({ layout }: DataOf<'zone'>, { zones }: Resolved, options: ViewOptions): ViewElement | null {
  if (zones.length === 0) return null;
  const cards = zones.map((zone) => zoneCard(zone, layout !== '1', options));
  return el('ul', { class: CLASS[layout] }, cards);
}
