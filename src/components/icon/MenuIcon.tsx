import {
  AccountBookOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  BgColorsOutlined,
  BuildOutlined,
  CloudDownloadOutlined,
  CompassOutlined,
  DashboardOutlined,
  LayoutOutlined,
  MedicineBoxOutlined,
  QuestionCircleOutlined,
  ReadOutlined,
  ScheduleOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
  TagsOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** The icons of the first level, the only one that shows them; named by the server, looked up as own keys. */
const ICONS: Readonly<Record<string, ComponentType>> = Object.freeze({
  AccountBookOutlined,
  AuditOutlined,
  BarChartOutlined,
  BgColorsOutlined,
  BuildOutlined,
  CloudDownloadOutlined,
  CompassOutlined,
  DashboardOutlined,
  LayoutOutlined,
  MedicineBoxOutlined,
  QuestionCircleOutlined,
  ReadOutlined,
  ScheduleOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
  TagsOutlined,
});

export function MenuIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(ICONS, name) ? ICONS[name] : undefined) ?? AppstoreOutlined;
  return <Icon />;
}
