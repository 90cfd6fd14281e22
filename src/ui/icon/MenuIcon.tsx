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
import { type ComponentType, lazy, Suspense } from 'react';

/** Those of the first level as the product brings it; named by the server, looked up as own keys. */
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

/** All others that can be chosen for a menu; without them the menu is still a menu. */
const OtherIcon = lazy(async () => ({
  default: await import('./OtherIcon').then(
    ({ OtherIcon: Icon }) => Icon,
    () => AppstoreOutlined,
  ),
}));

export function MenuIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  if (Icon) return <Icon />;
  if (!name) return <AppstoreOutlined />;
  return (
    <Suspense fallback={<AppstoreOutlined />}>
      <OtherIcon name={name} />
    </Suspense>
  );
}
