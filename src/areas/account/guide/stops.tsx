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
import { findTourTarget, type TourTarget } from '@/core/page/tour';

export interface TourStop {
  /** What the tour may point at: the first of these that is on the page. */
  targets: readonly TourTarget[];
  icon: ReactNode;
  title: TextId;
  text: TextId;
}

/** What the frame is made of, in the order in which the eye meets it. */
export const STOPS: readonly TourStop[] = [
  { targets: ['sidebar', 'menuButton'], icon: <MenuOutlined />, title: 'guide.sidebar', text: 'guide.sidebarText' },
  { targets: ['company'], icon: <BankOutlined />, title: 'guide.company', text: 'guide.companyText' },
  { targets: ['tabs'], icon: <SwitcherOutlined />, title: 'guide.tabs', text: 'guide.tabsText' },
  { targets: ['search'], icon: <SearchOutlined />, title: 'guide.search', text: 'guide.searchText' },
  { targets: ['size'], icon: <FontSizeOutlined />, title: 'guide.size', text: 'guide.sizeText' },
  { targets: ['errorLog'], icon: <BugOutlined />, title: 'guide.errorLog', text: 'guide.errorLogText' },
  { targets: ['language'], icon: <GlobalOutlined />, title: 'guide.language', text: 'guide.languageText' },
  { targets: ['settings'], icon: <SettingOutlined />, title: 'guide.settings', text: 'guide.settingsText' },
  { targets: ['more'], icon: <EllipsisOutlined />, title: 'guide.more', text: 'guide.moreText' },
  { targets: ['user'], icon: <UserOutlined />, title: 'guide.user', text: 'guide.userText' },
];

export const elementOf = ({ targets }: TourStop) =>
  targets.map(findTourTarget).find((element) => element !== null) ?? null;
