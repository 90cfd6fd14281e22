import { Button, DatePicker, Empty, Flex, Slider, Spin, Typography } from 'antd';
import dayjs from 'dayjs';
import { homeRenderApi, MAX_DAYS_AHEAD } from '@/contract/content/home/render';
import { useText } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';
import { formatDate } from '@kit/format/date';
import styles from './Preview.module.css';

const FORMAT = 'YYYY-MM-DD HH:mm:ss';
/** How many days the slider covers; later moments are typed. */
const DAYS = 31;

interface Props {
  branchId: string;
  customerType: string;
  /** The start of the slider: the moment at which the page was opened. */
  from: string;
  at: string;
  onChange: (at: string) => void;
}

interface ListProps {
  stops: readonly { time: string; text: string }[];
  index: number;
  onChange: (at: string) => void;
}

function List({ stops, index, onChange }: ListProps) {
  return (
    <ol className={styles.moments}>
      {stops.map(({ time, text }, i) => (
        <li key={time}>
          <Button
            block
            type={i === index ? 'primary' : 'text'}
            className={styles.moment ?? ''}
            aria-pressed={i === index}
            onClick={() => onChange(time)}
          >
            {time && <span>{formatDate(time, 'YMDHMS')}</span>}
            <span>{text}</span>
          </Button>
        </li>
      ))}
    </ol>
  );
}

/** A list of the moments at which something changes; the slider stops at them, any other moment can be typed. */
export function Moments({ branchId, customerType, from, at, onChange }: Props) {
  const text = useText();
  const to = dayjs(from).add(DAYS, 'day').format(FORMAT);
  const asked = { branchId, from, to, ...(customerType && { customerType }) };
  const { data, loading } = useCall(homeRenderApi.moments, asked);
  const stops = [{ time: '', text: text('preview.now') }, ...(data?.moments ?? [])];
  const index = Math.max(
    0,
    stops.findLastIndex(({ time }) => time <= at),
  );
  return (
    <Flex vertical gap="small">
      <Typography.Title level={2} className={styles.heading ?? ''}>
        {text('preview.moments')}
      </Typography.Title>
      <DatePicker
        showTime
        aria-label={text('preview.at')}
        placeholder={text('preview.now')}
        value={at ? dayjs(at) : null}
        minDate={dayjs(from)}
        maxDate={dayjs(from).add(MAX_DAYS_AHEAD, 'day')}
        onChange={(chosen) => onChange(chosen ? chosen.format(FORMAT) : '')}
      />
      <Spin spinning={loading}>
        {stops.length > 1 ? (
          <>
            <Slider
              min={0}
              max={stops.length - 1}
              value={index}
              ariaLabelForHandle={text('preview.moments')}
              tooltip={{ formatter: (at = 0) => stops[at]?.text }}
              onChange={(chosen) => onChange(stops[chosen]?.time ?? '')}
            />
            <List stops={stops} index={index} onChange={onChange} />
          </>
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('preview.still', { days: DAYS })} />
        )}
      </Spin>
    </Flex>
  );
}
