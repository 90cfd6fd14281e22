import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { useText } from '@/core/i18n';
import { BarButton } from '../controls/BarButton';
import { useFullscreen } from '../controls/useFullscreen';

export function FullscreenButton() {
  const text = useText();
  const { isFullscreen, toggle } = useFullscreen();
  return (
    <BarButton
      label={text(isFullscreen ? 'frame.leaveFullscreen' : 'frame.fullscreen')}
      icon={isFullscreen ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      onClick={toggle}
    />
  );
}
