import { JUMP_TYPE, type Jump } from '../../jump';
import type { ComponentOf } from '../component';
import { NOTICE_SOURCE } from '../limits';
import type { Resolved } from './resolved';
import { el, type ViewElement } from './node';
import type { ViewOptions } from './options';
import { linked } from './pieces';
import { rotating } from './rotate';

/** By speed: for how many seconds a line stands. */
const SECONDS: Readonly<Record<number, number>> = { 1: 7, 2: 5, 3: 3 };

const announcementJump = (announcementId: string): Jump => ({
  jumpType: JUMP_TYPE.app,
  target: { pageCode: 'announcement', params: { announcementId } },
});

export function noticeView(
  { name, data }: ComponentOf<'notice'>,
  { notices }: Resolved,
  options: ViewOptions,
): ViewElement | null {
  const lines =
    data.source === NOTICE_SOURCE.own
      ? data.items.filter(({ text }) => text.trim() !== '')
      : notices.map(({ announcementId, title }) => ({ text: title, jump: announcementJump(announcementId) }));
  if (lines.length === 0) return null;
  const slides = lines.map(({ text, jump }) => linked(jump, { class: 'hv-line' }, [text]));
  const { say } = options;
  return el('div', { class: 'hv-notice' }, [
    el('span', { class: 'hv-horn' }, [say('homeView.notice')]),
    rotating(slides, { label: name, seconds: SECONDS[data.speed] ?? 5, axis: 'y' }, options),
  ]);
}
