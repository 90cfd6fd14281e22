import { Alert, Button, Card, Flex, Form, InputNumber, Radio, Select } from 'antd';
import { DRAW_MODE, type DrawRow, lotteryApi, MAX_DRAW_COUNT } from '@/contract/trade-fair/draws';
import { prizeApi } from '@/contract/trade-fair/prizes';
import { call } from '@/core/http/call';
import { useCall } from '@kit/data/useCall';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import styles from './DrawLottery.module.css';
import { drawMode } from './lotteryWords';

interface Props {
  tradeFairId: string;
  isReady: boolean;
  running: DrawRow | undefined;
  onChanged: () => void;
}

interface Wish {
  mode: 1 | 2;
  prizeId?: string;
  drawCount: number;
}

function Running({ running, onStop }: { running: DrawRow; onStop: () => Promise<void> }) {
  const text = useText();
  return (
    <Alert
      type="warning"
      showIcon
      title={text('lottery.runningTitle', { round: running.roundNo, prize: running.prizeName })}
      description={text('lottery.runningHelp')}
      action={<ActionButton code="drawLottery_openScreen" label="lottery.stop" type="primary" onAction={onStop} />}
    />
  );
}

/** Starts a draw, and stops the one that runs. */
export function StartPanel({ tradeFairId, isReady, running, onChanged }: Props) {
  const text = useText();
  const [form] = Form.useForm<Wish>();
  const mode = Form.useWatch('mode', form);
  const { data, refresh } = useCall(prizeApi.page, { tradeFairId, status: 1, pageNum: 1, pageSize: 200 });
  const prizes = (data?.records ?? []).filter(({ remain }) => remain > 0);
  const changed = () => {
    onChanged();
    refresh();
  };
  const start = async ({ prizeId, ...wish }: Wish) => {
    const prize = wish.mode === DRAW_MODE.single ? { prizeId: prizeId ?? '' } : {};
    await call(lotteryApi.start, { tradeFairId, ...wish, ...prize }).finally(changed);
  };
  const stop = async ({ drawId }: DrawRow) => {
    const { winners, missing } = await call(lotteryApi.stop, { drawId }).finally(changed);
    const count = winners.length;
    if (missing > 0) notifier.warning(text('lottery.stoppedShort', { count, missing }));
    else notifier.success(text('lottery.stopped', { count }));
  };
  return (
    <Card size="small" title={text('lottery.drawTitle')}>
      {running ? (
        <Running running={running} onStop={() => stop(running)} />
      ) : (
        <Form<Wish>
          form={form}
          name="draw"
          layout="vertical"
          disabled={!isReady}
          initialValues={{ mode: DRAW_MODE.single, drawCount: 1 }}
          onFinish={(wish) => void start(wish).catch(() => undefined)}
        >
          <Flex wrap gap="middle">
            <Form.Item name="mode" label={text('lottery.mode')}>
              <Radio.Group options={drawMode.options} />
            </Form.Item>
            {mode !== DRAW_MODE.mixed && (
              <Form.Item
                name="prizeId"
                label={text('lottery.prizeId')}
                rules={[{ required: true }]}
                className={styles.prize ?? ''}
              >
                <Select
                  placeholder={text('select.choose')}
                  options={prizes.map(({ prizeId, prizeName, remain }) => ({
                    value: prizeId,
                    label: `${prizeName} · ${text('lottery.left', { count: remain })}`,
                  }))}
                />
              </Form.Item>
            )}
            <Form.Item name="drawCount" label={text('lottery.drawCount')} rules={[{ required: true }]}>
              <InputNumber min={1} max={MAX_DRAW_COUNT} precision={0} />
            </Form.Item>
          </Flex>
          <Button type="primary" htmlType="submit">
            <T id="lottery.start" />
          </Button>
        </Form>
      )}
    </Card>
  );
}
