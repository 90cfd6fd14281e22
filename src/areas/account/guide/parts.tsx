import {
  BugOutlined,
  EllipsisOutlined,
  FontSizeOutlined,
  GlobalOutlined,
  MenuOutlined,
  SearchOutlined,
  SettingOutlined,
  SwitcherOutlined,
  BankOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { TextId } from '@/core/i18n';
import { findPlace, type TourPlace } from '@/core/page/tour';

export interface Part {
  /** Where it stands: the first one that is there. */
  places: readonly TourPlace[];
  icon: ReactNode;
  title: TextId;
  text: TextId;
}

/** What the frame is made of, in the order in which the eye meets it. */
export const PARTS: readonly Part[] = [
  { places: ['sidebar', 'menuButton'], icon: <MenuOutlined />, title: 'guide.sidebar', text: 'guide.sidebarText' },
  { places: ['company'], icon: <BankOutlined />, title: 'guide.company', text: 'guide.companyText' },
  { places: ['tabs'], icon: <SwitcherOutlined />, title: 'guide.tabs', text: 'guide.tabsText' },
  { places: ['search'], icon: <SearchOutlined />, title: 'guide.search', text: 'guide.searchText' },
  { places: ['size'], icon: <FontSizeOutlined />, title: 'guide.size', text: 'guide.sizeText' },
  { places: ['errorLog'], icon: <BugOutlined />, title: 'guide.errorLog', text: 'guide.errorLogText' },
  { places: ['language'], icon: <GlobalOutlined />, title: 'guide.language', text: 'guide.languageText' },
  { places: ['settings'], icon: <SettingOutlined />, title: 'guide.settings', text: 'guide.settingsText' },
  { places: ['more'], icon: <EllipsisOutlined />, title: 'guide.more', text: 'guide.moreText' },
  { places: ['user'], icon: <UserOutlined />, title: 'guide.user', text: 'guide.userText' },
];

export const elementOf = ({ places }: Part) => places.map(findPlace).find((element) => element !== null) ?? null;
