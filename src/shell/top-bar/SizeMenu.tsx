import { FontSizeOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useText } from '@/core/i18n';
import { tourMark } from '@/core/page/tour';
import { usePreferences } from '@/core/preferences/preferences';
import { BarButton } from '../controls/BarButton';
import { SIZE_ITEMS } from '../controls/sizeItems';

/** How large the controls are (docs/console.md#frame). */
export function SizeMenu() {
  const { size } = usePreferences();
  const text = useText();
  return (
    <Dropdown trigger={['click']} menu={{ selectable: true, selectedKeys: [size], items: SIZE_ITEMS }}>
      <BarButton label={text('frame.size')} icon={<FontSizeOutlined />} {...tourMark('size')} />
    </Dropdown>
  );
}
