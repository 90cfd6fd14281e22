import { FAULT, type Fault, type PageFault } from '@/contract/content/home/complete';
import type { TextId, Translate } from '@/core/i18n';

const TEXTS: Readonly<Record<Fault, TextId>> = {
  tooMany: 'designer.fault.tooMany',
  twice: 'designer.fault.twice',
  position: 'designer.fault.position',
  empty: 'designer.fault.empty',
  tooFew: 'designer.fault.tooFew',
  noCell: 'designer.fault.noCell',
  text: 'designer.fault.text',
  image: 'designer.fault.image',
  jump: 'designer.fault.jump',
  area: 'designer.fault.area',
  target: 'designer.fault.target',
  times: 'designer.fault.times',
  alt: 'designer.fault.alt',
  small: 'designer.fault.small',
};

/** A warning does not keep a page from being published. */
export const isWarning = ({ fault }: PageFault) => fault === FAULT.small;

/** What is missing, with the number of the piece that lacks it. */
export function faultText({ fault, piece }: PageFault, text: Translate) {
  const said = text(TEXTS[fault]);
  return piece === undefined ? said : text('designer.faultOf', { piece: piece + 1, fault: said });
}
