import { useLocation } from '@umijs/max';
import { theme } from 'antd';
import { useEffect } from 'react';
import { text, useLanguage } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { branchColour } from './branchColour';
import { usePageNotes } from '../tabs/pageNotes';
import { tabKey } from '../tabs/tabs';
import { useTabTitle } from '../tabs/useTabTitle';

const END = encodeURIComponent('</svg>');

/** Adds a dot of the branch's colour to the icon; returns a function that removes it. */
function markIcon(colour: string) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (!icon) return undefined;
  const plain = icon.href;
  const dot = `<circle cx="24" cy="8" r="8" fill="${colour}" stroke="#fff" stroke-width="2"/>`;
  icon.href = plain.replace(END, encodeURIComponent(dot) + END);
  return () => {
    icon.href = plain;
  };
}

/** Tells browser tabs of several companies apart: the title names the company, and the icon has its colour. */
export function WindowTitle() {
  const { pathname, search } = useLocation();
  const { branchId, branchName } = useSession();
  const { token } = theme.useToken();
  const title = useTabTitle();
  const language = useLanguage();
  // Draws the title again when a page sets its own later.
  usePageNotes();
  const shown = [title(tabKey(pathname + search)), branchName].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = shown;
  }, [shown, language]);
  useEffect(
    () => () => {
      document.title = text('app.title');
    },
    [],
  );
  const colour = token[`${branchColour(branchId)}-6`];
  useEffect(() => markIcon(colour), [colour]);
  return null;
}
