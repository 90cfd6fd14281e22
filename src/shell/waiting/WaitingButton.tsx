import { AuditOutlined } from '@ant-design/icons';
import { Badge, Dropdown } from 'antd';
import { T, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { BarButton } from '../controls/BarButton';
import { totalOf, useFreshWaiting, useWaiting, WAITING_NAMES } from './waiting';

/** The decisions that wait for the user, by kind; not shown while there is none. */
export function WaitingButton() {
  useFreshWaiting();
  const all = useWaiting();
  const text = useText();
  const count = totalOf(all);
  if (count === 0) return null;
  const items = all.map((one) => ({
    key: String(one.kind),
    label: <T id="waiting.of" values={{ name: text(WAITING_NAMES[one.kind]), count: one.count }} />,
    onClick: () => navigate(one.menuUrl),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Badge count={count} size="small" overflowCount={99} offset={[-6, 8]}>
        <BarButton label={text('waiting.some', { count })} icon={<AuditOutlined />} />
      </Badge>
    </Dropdown>
  );
}
