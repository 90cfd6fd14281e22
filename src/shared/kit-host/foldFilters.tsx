import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { T } from '@/core/i18n';

/**
 * In place of ProTable's own words, which are wrong in Japanese, and of a link that no key reaches: what is around it
 * does the work.
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
