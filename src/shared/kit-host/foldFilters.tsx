import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { T } from '@/core/i18n';

/**
 * Replaces ProTable's own words, which are wrong in Japanese, and its link, which no key reaches; ProTable's element
 * around it handles the click.
 */
export const foldFilters = (isFolded?: boolean) => (
  <Button
    type="link"
    size="small"
    style={{ paddingInline: 0 }}
    aria-expanded={!isFolded}
    icon={isFolded ? <DownOutlined aria-hidden /> : <UpOutlined aria-hidden />}
    iconPlacement="end"
  >
    <T id={isFolded ? 'kit.unfold' : 'kit.fold'} />
  </Button>
);
