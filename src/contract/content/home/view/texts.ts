import type { DataOf } from '../component';
import { el, styled, type ViewElement } from './node';
import type { ViewOptions } from './options';
import { linked } from './pieces';

export function titleView({ text, subText, moreJump }: DataOf<'title'>, { say }: ViewOptions): ViewElement | null {
  if (!text.trim()) return null;
  return el('div', { class: 'hv-title' }, [
    el('h2', { class: 'hv-title-text' }, [text]),
    subText !== '' && el('span', { class: 'hv-title-sub' }, [subText]),
    moreJump &&
      linked(moreJump, { class: 'hv-more', 'aria-label': `${text} ${say('homeView.more')}` }, [say('homeView.more')]),
  ]);
}

export const richTextView = ({ html }: DataOf<'richText'>): ViewElement | null =>
  html.trim() ? el('div', { class: 'hv-rich' }, [{ html }]) : null;

export const dividerView = ({ height, line }: DataOf<'divider'>): ViewElement =>
  line === 1 ? el('hr', { class: 'hv-hr' }) : styled(el('div', { 'aria-hidden': 'true' }), { height: `${height}px` });
