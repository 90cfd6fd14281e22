import { BugOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { useText } from '@/core/i18n';
import { tourMark } from '@/core/page/tour';
import { panels } from '../panels/panelStore';
import { BarButton } from '../controls/BarButton';
import { useNewErrors } from './newErrors';

/** The error log (docs/console.md#frame), with a dot while there is something new in it. */
export function ErrorLogButton() {
  const count = useNewErrors();
  const text = useText();
  return (
    <Badge dot={count > 0} offset={[-8, 8]}>
      <BarButton
        label={count > 0 ? text('errorLog.new', { count }) : text('errorLog.title')}
        icon={<BugOutlined />}
        {...tourMark('errorLog')}
        onClick={() => panels.open('errorLog')}
      />
    </Badge>
  );
}
