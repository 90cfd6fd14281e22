import type { TextId, Translate } from '@/core/i18n';
import { MAX_COMPONENTS, MAX_OWN_COMPONENTS } from '@/contract/content/home/limits';
import { nameOf } from '../../shared/page-words/componentName';
import type { Action, Refusal, RefusalCode, Said } from './command';
import type { Notice } from './history';

const UNDONE: Readonly<Record<Action, TextId>> = {
  insert: 'designer.step.insert',
  move: 'designer.step.move',
  set: 'designer.step.set',
  remove: 'designer.step.remove',
  duplicate: 'designer.step.duplicate',
  clear: 'designer.step.clear',
  paste: 'designer.step.paste',
};

const REFUSED: Readonly<Record<Exclude<RefusalCode, 'SAME'>, TextId>> = {
  LIMIT: 'designer.refused.limit',
  LIMIT_TYPE: 'designer.refused.limitType',
  LOCKED: 'designer.refused.locked',
  BASE: 'designer.refused.base',
  UNDECIDED: 'designer.refused.undecided',
  UNKNOWN_TYPE: 'designer.refused.unknownType',
  GONE: 'designer.refused.gone',
};

function refusal({ refused, component }: Refusal, text: Translate) {
  if (refused === 'SAME') return '';
  return text(REFUSED[refused], {
    name: component ? nameOf(component, text) : '',
    max: MAX_COMPONENTS,
    own: MAX_OWN_COMPONENTS,
  });
}

function said(one: Said, text: Translate) {
  const name = 'component' in one ? nameOf(one.component, text) : '';
  switch (one.what) {
    case 'placed':
      return text('designer.said.placed', { name, position: one.position, count: one.count });
    case 'added':
      return text('designer.said.added', { name, position: one.position, count: one.count });
    case 'pasted':
      return text('designer.said.pasted', { name, position: one.position, count: one.count });
    case 'pastedMany':
      return text('designer.said.pastedMany', { pieces: one.pieces, position: one.position, count: one.count });
    case 'removed':
      return text('designer.said.removed', { name, count: one.count });
    case 'cleared':
      return text('designer.said.cleared', { pieces: one.pieces });
    case 'hidden':
      return text('designer.said.hidden', { name });
    case 'shown':
      return text('designer.said.shown', { name });
    case 'changed':
      return '';
  }
}

/** What a screen reader announces of the last command: name and position, never an id. */
export function sentenceOf(tell: Notice['tell'], text: Translate): string {
  if ('refused' in tell) return refusal(tell, text);
  if (!('action' in tell)) return said(tell, text);
  const step = text(UNDONE[tell.action], { name: tell.component ? nameOf(tell.component, text) : '' }).trim();
  return text(tell.what === 'undone' ? 'designer.said.undone' : 'designer.said.redone', { step });
}
