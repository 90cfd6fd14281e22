import { Alert, Button, Card, Flex, Form, type FormInstance, Select } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { DRAW_MODE, DRAW_STATUS, type DrawRow, type DrawSeed, lotteryApi } from '@/contract/trade-fair/draws';
import { PRIZE_STATUS, prizeApi } from '@/contract/trade-fair/prizes';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { RadioChoice } from '@/ui/form/choices';
import { LoadFailed } from '@/ui/LoadFailed';
import { Waiting } from '@/ui/Waiting';
import { drawFields, drawMode, type Wish } from './drawFields';
import styles from './DrawLottery.module.css';

const { Field } = drawFields;

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

interface StartProps {
  tradeFairId: string;
  /** As far as they are known. */
  seeds: readonly DrawSeed[] | undefined;
  isReady: boolean;
}

/** Why nothing can be drawn today. */
function NoSeed({ seeds }: { seeds: readonly DrawSeed[] }) {
  const text = useText();
  const former = seeds.find(({ seed }) => seed === null);
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBlockEnd: 16 }}
      title={text('lottery.seedNone')}
      description={former && text('lottery.seedFormer', { day: former.day })}
    />
  );
}

function Start({ tradeFairId, seeds, isReady, form }: StartProps & { form: FormInstance<Wish> }) {
  const text = useText();
  const mode = Form.useWatch('mode', form);
  const { data, error, refresh } = useCall(prizeApi.page, { tradeFairId, status: PRIZE_STATUS.on, pageSize: 200 });
  const prizes = (data?.records ?? []).filter(({ remain }) => remain > 0);
  // The last round may have taken the last one.
  const forget = useEffectEvent(() => {
    const wished: unknown = form.getFieldValue('prizeId');
    if (wished && !prizes.some(({ prizeId }) => prizeId === wished)) form.setFieldValue('prizeId', undefined);
  });
  useEffect(() => {
    if (data) forget();
  }, [data]);
  const start = async ({ prizeId, ...wish }: Wish) => {
    const prize = wish.mode === DRAW_MODE.single ? { prizeId: prizeId ?? '' } : {};
    const { trimmed } = await call(lotteryApi.start, { tradeFairId, ...wish, ...prize });
    if (trimmed > 0) notifier.warning(text('lottery.trimmed', { count: trimmed }));
  };
  if (error && !data) return <LoadFailed error={error} onRetry={refresh} />;
  return (
    <Form<Wish>
      form={form}
      name="draw"
      layout="vertical"
      disabled={!isReady}
      initialValues={{ mode: DRAW_MODE.single, drawCount: 1 }}
      onFinish={(wish) => void start(wish).catch(() => undefined)}
    >
      {seeds && !isReady && <NoSeed seeds={seeds} />}
      <Flex wrap gap="0 var(--ant-margin)">
        <Field name="mode">
          <RadioChoice options={[...drawMode.options]} />
        </Field>
        {mode !== DRAW_MODE.mixed && (
          <Field name="prizeId" className={styles.prize ?? ''}>
            <Select
              placeholder={text('select.choose')}
              options={prizes.map(({ prizeId, prizeName, remain }) => ({
                value: prizeId,
                label: `${prizeName} · ${text('lottery.left', { count: remain })}`,
              }))}
            />
          </Field>
        )}
        <Field name="drawCount" />
      </Flex>
      <Button type="primary" htmlType="submit">
        <T id="lottery.start" />
      </Button>
    </Form>
  );
}

interface Props extends StartProps {
  /** The newest draws. */
  read: { data?: { records: readonly DrawRow[] } | undefined; error?: Error | undefined; refresh: () => void };
}

/** Starts a draw, and stops the one that runs. */
export function StartPanel({ read: { data, error, refresh }, ...props }: Props) {
  const text = useText();
  // What was wished for stays for the next round.
  const [form] = Form.useForm<Wish>();
  const running = data?.records.find(({ status }) => status === DRAW_STATUS.running);
  const stop = async ({ drawId }: DrawRow) => {
    const { winners, missing } = await call(lotteryApi.stop, { drawId });
    const count = winners.length;
    if (missing > 0) notifier.warning(text('lottery.stoppedShort', { count, missing }));
    else notifier.success(text('lottery.stopped', { count }));
  };
  return (
    <Card size="small" title={text('lottery.drawTitle')}>
      {!data && <Waiting error={error} onRetry={refresh} />}
      {data && !running && <Start {...props} form={form} />}
      {running && <Running running={running} onStop={() => stop(running)} />}
    </Card>
  );
}
