import { Alert, Button, Input, Space, Typography } from 'antd';
import { useState } from 'react';
import { type DrawProof, type DrawRow, lotteryApi } from '@/contract/trade-fair/draws';
import { saveFile } from '@/core/file/saveFile';
import { T, useText } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { Waiting } from '@/ui/Waiting';
import { RecordTable } from '@/ui/RecordTable';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { Dialog } from '@/ui/Dialog';
import { Check } from '../shared/Check';
import { canRecompute, compare, recompute, type Recomputed, type Verdict } from '../shared/recompute';
import styles from './DrawLottery.module.css';

const SEED = /^[0-9a-f]{64}$/i;

type Pick = DrawProof['picks'][number] & { prizeName: string };

const { columns } = fieldsOf<Pick>()('drawPick', {
  counter: f.count(),
  size: f.count({ width: 110 }),
  index: f.count(),
  ticketNo: f.code(),
  prizeName: f.name(),
}).table({ show: ['counter', 'size', 'index', 'ticketNo', 'prizeName'] });

interface Outcome {
  found: Recomputed;
  verdict: Verdict;
}

function Findings({ proof, found, verdict }: { proof: DrawProof } & Outcome) {
  const text = useText();
  const isGood = verdict.seed && verdict.pool && verdict.winners;
  const nameOf = new Map(proof.stakes.map(({ prizeId, prizeName }) => [prizeId, prizeName]));
  return (
    <>
      <Alert
        showIcon
        type={isGood ? 'success' : 'error'}
        title={text(isGood ? 'lottery.verifyGood' : 'lottery.verifyBad')}
      />
      <ul className={styles.checks}>
        <Check isRight={verdict.seed}>{text('lottery.checkSeed')}</Check>
        <Check isRight={verdict.pool}>{text('lottery.checkPool', { count: proof.pool.length })}</Check>
        <Check isRight={verdict.winners}>{text('lottery.checkWinners', { count: proof.picks.length })}</Check>
      </ul>
      <RecordTable<Pick>
        rowKey="counter"
        columns={columns}
        rows={found.picks.map((pick) => ({ ...pick, prizeName: nameOf.get(pick.prizeId) ?? pick.prizeId }))}
        scroll={{ y: '40vh', x: 'max-content' }}
      />
    </>
  );
}

function Proof({ proof }: { proof: DrawProof }) {
  const text = useText();
  const [seed, setSeed] = useState(proof.seed ?? '');
  const [outcome, setOutcome] = useState<Outcome>();
  const run = async () => {
    const found = await recompute(proof, seed.toLowerCase());
    setOutcome({ found, verdict: compare(proof, found) });
  };
  const savePool = () => {
    const lines = proof.pool.map(({ ticketNo, guestId }) => `${ticketNo},${guestId}`).join('\n');
    saveFile({ blob: new Blob([lines], { type: 'text/plain' }), fileName: `pool-${proof.drawId}.txt` });
  };
  return (
    <Space orientation="vertical" size="middle" style={{ width: '100%' }}>
      <Typography.Text type="secondary">
        <T id={proof.seed === null ? 'lottery.verifySecret' : 'lottery.verifyHelp'} />
      </Typography.Text>
      <div>
        <T id="lottery.seedHash" />
        <Typography.Text code copyable className={styles.hash ?? ''}>
          {proof.seedHash}
        </Typography.Text>
        <T id="lottery.poolHash" />
        <Typography.Text code copyable className={styles.hash ?? ''}>
          {proof.poolHash}
        </Typography.Text>
      </div>
      <label>
        <T id="lottery.verifySeed" />
        <Input value={seed} maxLength={64} onChange={({ target }) => setSeed(target.value.trim())} />
      </label>
      <Space>
        <Button type="primary" disabled={!canRecompute() || !SEED.test(seed)} onClick={() => void run()}>
          <T id="lottery.verifyRun" />
        </Button>
        <Button onClick={savePool}>
          <T id="lottery.savePool" />
        </Button>
      </Space>
      {!canRecompute() && <Alert type="warning" title={text('lottery.verifyUnable')} />}
      {outcome && <Findings proof={proof} {...outcome} />}
    </Space>
  );
}

/** Everybody may recompute a draw, in this browser and from the published seed. */
export function VerifyDialog({ draw, onClose }: { draw: DrawRow; onClose: () => void }) {
  const text = useText();
  const { data, error, refresh } = useCall(lotteryApi.verify, { drawId: draw.drawId });
  return (
    <Dialog
      open
      width={900}
      title={text('lottery.verifyTitle', { round: draw.roundNo })}
      onCancel={onClose}
      footer={null}
    >
      {data ? <Proof proof={data} /> : <Waiting error={error} onRetry={refresh} />}
    </Dialog>
  );
}
