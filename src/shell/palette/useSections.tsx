import {
  FileOutlined,
  FontColorsOutlined,
  HistoryOutlined,
  StarOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import { useLocation } from '@umijs/max';
import { type ReactNode, useMemo } from 'react';
import { useLanguage, useText } from '@/core/i18n';
import { fold } from '@/core/input/fold';
import { navigate } from '@/core/navigation/navigate';
import { useHeaderActions } from '@/core/page/headerActions';
import { preferences, usePreferences } from '@/core/preferences/preferences';
import { useMenu } from '../menu/menuStore';
import type { Entry, Section } from './entry';
import { type MenuPage, menuPages } from './menuPages';
import { usePageMemory } from './pageMemory';
import { createIndex } from './searchIndex';
import { useCommands } from './useCommands';
import { usePinyin } from './usePinyin';

const RECENT = 5;
const LATIN = /^[\x21-\x7e]+$/;

const entryOf = ({ title, path, trail }: MenuPage, icon: ReactNode): Entry => ({
  id: path,
  title,
  detail: trail.join(' / '),
  path,
  icon,
  run: () => navigate(path),
});

/** The page's own actions as entries. */
function useHere(): readonly Entry[] {
  const text = useText();
  return useHeaderActions().map(({ id, label, run }) => ({
    id: `here ${id}`,
    title: text(label),
    icon: <ThunderboltOutlined />,
    run,
  }));
}

function usePages() {
  const { nodes } = useMenu();
  const language = useLanguage();
  const translate = useText();
  const { supportPinyinSearch } = usePreferences();
  const pages = useMemo(() => menuPages(nodes, { language, translate }), [nodes, language, translate]);
  const index = useMemo(() => createIndex(pages), [pages]);
  const pinyin = usePinyin(pages, language === 'zh', supportPinyinSearch);
  return { pages, search: (query: string) => index.search(query, pinyin) };
}

/** Latin letters find Chinese titles by pinyin only, beyond their initials when that is enabled. */
function usePinyinOffer(query: string): readonly Entry[] {
  const language = useLanguage();
  const text = useText();
  const { supportPinyinSearch } = usePreferences();
  if (language !== 'zh' || supportPinyinSearch || !LATIN.test(query.trim())) return [];
  return [
    {
      id: 'pinyin',
      title: text('palette.usePinyin'),
      icon: <FontColorsOutlined />,
      keepsOpen: true,
      run: () => preferences.set({ supportPinyinSearch: true }),
    },
  ];
}

/** What the palette lists for a query; without one, recent and favourite pages. */
export function useSections(query: string): readonly Section[] {
  const { pages, search } = usePages();
  const { recent, favourites } = usePageMemory();
  const { pathname } = useLocation();
  const here = useHere();
  const commands = useCommands();
  const offer = usePinyinOffer(query);
  const sections = (): Section[] => {
    if (query.trim()) {
      const actions = [...here, ...commands].map((entry) => ({
        entry,
        title: entry.title,
        path: entry.keywords ?? '',
      }));
      const found = search(query).map((page) => entryOf(page, <FileOutlined />));
      const done = createIndex(actions).search(query);
      const wanted = fold(query.trim());
      const isNamed = done.some(({ path }) => path.split(' ').includes(wanted));
      const all: Section[] = [
        { id: 'pages', label: 'palette.pages', entries: found },
        { id: 'commands', label: 'palette.commands', entries: done.map(({ entry }) => entry) },
      ];
      return [
        // A user who names a command exactly does not mean a page with a similar name.
        ...(isNamed ? all.reverse() : all),
        { id: 'offer', label: 'palette.commands', entries: offer },
      ];
    }
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const known = (paths: readonly string[], icon: ReactNode) =>
      paths.flatMap((path) => byPath.get(path) ?? []).map((page) => entryOf(page, icon));
    const others = recent.filter((path) => path !== pathname && !favourites.includes(path)).slice(0, RECENT);
    return [
      { id: 'here', label: 'palette.here', entries: here },
      { id: 'favourites', label: 'palette.favourites', entries: known(favourites, <StarOutlined />) },
      { id: 'recent', label: 'palette.recent', entries: known(others, <HistoryOutlined />) },
      { id: 'commands', label: 'palette.commands', entries: commands.filter(({ isRare }) => !isRare) },
    ];
  };
  return sections().filter(({ entries }) => entries.length > 0);
}
