import { useLocation } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Alert, Empty, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { ERROR } from '@/contract/error-codes';
import { drawProofApi, PROOF_KEY } from '@/contract/trade-fair/draw-proof';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, useText, withTexts } from '@/core/i18n';
import { PhonePage } from '@/ui/PhonePage';
import { NothingShown, type Reasons } from '../shared/NothingShown';
import { canRecompute } from '../shared/recompute';
import { Draw } from './Draw';
import styles from './DrawProof.module.css';

const MAX_TICKET = 12;

/** Why nothing is shown, and what to do. */
const REASONS: Reasons = {
  [ERROR.notFound]: ['proof.unknown', 'proof.unknownHelp'],
  [ERROR.fairTakenDown]: ['proof.suspended', 'proof.unknownHelp'],
  [ERROR.tooManyRequests]: ['proof.tooMany', 'proof.tooManyHelp'],
};

function Draws({ proofKey }: { proofKey: string }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const isWhole = PROOF_KEY.test(proofKey);
  const { data, error, refresh } = useRequest(() => call(drawProofApi.list, { key: proofKey }, { silent: true }), {
    ready: isWhole,
    refreshDeps: [proofKey],
    // The page shows the failure itself.
    onError: () => undefined,
  });
  if (!isWhole) return <NothingShown reasons={REASONS} code={ERROR.notFound} onRetry={refresh} />;
  if (error)
    return <NothingShown reasons={REASONS} code={isCallError(error) ? error.code : undefined} onRetry={refresh} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const ticketNo = typed.trim().toUpperCase();
  return (
    <>
      <p className={styles.subject}>{data.subject}</p>
      <p className={styles.hint}>
        <T id="proof.help" />
      </p>
      {!canRecompute() && <Alert showIcon type="warning" title={<T id="proof.unable" />} />}
      <Input
        size="large"
        allowClear
        maxLength={MAX_TICKET}
        value={typed}
        placeholder={text('proof.ticket')}
        aria-label={text('proof.ticket')}
        onChange={({ target }) => setTyped(target.value)}
      />
      {data.draws.length === 0 && <Empty description={<T id="proof.none" />} />}
      {data.draws.map((draw) => (
        <Draw key={draw.drawId} proofKey={proofKey} draw={draw} ticketNo={ticketNo} />
      ))}
    </>
  );
}

function DrawProofScreen() {
  // After the `#`: a part of the address that is sent to no server.
  const proofKey = useLocation().hash.slice(1);
  return (
    <PhonePage title="proof.title">
      <Draws key={proofKey} proofKey={proofKey} />
    </PhonePage>
  );
}

/** /drawProof: everybody can compute the draws of a fair again, on his own phone. */
export const DrawProof = withTexts(['trade-fair/proof'], DrawProofScreen);
