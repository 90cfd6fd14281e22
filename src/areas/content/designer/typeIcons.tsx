import {
  AppstoreOutlined,
  BlockOutlined,
  FileImageOutlined,
  FontSizeOutlined,
  HistoryOutlined,
  LineOutlined,
  PictureOutlined,
  ProfileOutlined,
  SearchOutlined,
  ShoppingOutlined,
  SoundOutlined,
  TableOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ComponentType } from '@/contract/content/home/limits';

export const TYPE_ICONS: Readonly<Record<ComponentType, ReactNode>> = {
  search: <SearchOutlined />,
  banner: <PictureOutlined />,
  gridNav: <AppstoreOutlined />,
  notice: <SoundOutlined />,
  productList: <ShoppingOutlined />,
  zone: <BlockOutlined />,
  imageAd: <FileImageOutlined />,
  tabs: <TableOutlined />,
  countdown: <HistoryOutlined />,
  title: <FontSizeOutlined />,
  richText: <ProfileOutlined />,
  divider: <LineOutlined />,
};
