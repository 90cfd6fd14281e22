import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import { drawProofApi, type PublicDraw } from '@/contract/trade-fair/draw-proof';
import type { DrawProof } from '@/contract/trade-fair/draws';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, type TextId, useText } from '@/core/i18n';
import { formatDate } from '@kit/format/date';
import { Check } from '../shared/Check';
import { canRecompute } from '../shared/recompute';
import { fateOf, type Findings, findingsOf } from './findings';
import styles from './DrawProof.module.css';

function Finding({ is, id, count = 0 }: { is: boolean | undefined; id: TextId; count?: number }) {
  return (
    <Check isRight={is}>
      <T id={id} values={{ count }} /> <T id={is === undefined ? 'proof.later' : is ? 'proof.right' : 'proof.wrong'} />
    </Check>
  );
}

function Fate({ proof, ticketNo }: { proof: DrawProof; ticketNo: string }) {
  const text = useText();
  const fate = fateOf(proof, ticketNo);
  const title =
    fate.kind === 'won'
      ? text('proof.ticketWon', { ticket: ticketNo, prize: fate.prizeName })
      : fate.kind === 'in'
        ? text('proof.ticketIn', { ticket: ticketNo, at: fate.at, count: fate.of })
        : text('proof.ticketOut', { ticket: ticketNo });
  return <Alert showIcon role="status" type={fate.kind === 'won' ? 'success' : 'info'} title={title} />;
}

interface Loaded {
  proof: DrawProof;
  findings: Findings;
}

function Result({ loaded: { proof, findings }, ticketNo }: { loaded: Loaded; ticketNo: string }) {
  const { seed, pool, picks, shown, computed } = findings;
  const isRight = pool && seed !== false && picks !== false && shown !== false;
  return (
    <>
      <Alert
        showIcon
        role="status"
        type={isRight ? (seed === undefined ? 'info' : 'success') : 'error'}
        title={<T id={isRight ? (seed === undefined ? 'proof.secret' : 'proof.allRight') : 'proof.notRight'} />}
      />
      <ul className={styles.checks}>
        <Finding is={seed} id="proof.checkSeed" />
        <Finding is={pool} id="proof.checkPool" count={proof.pool.length} />
        <Finding is={picks} id="proof.checkPicks" count={proof.picks.length} />
        <Finding is={shown} id="proof.checkShown" />
      </ul>
      {ticketNo !== '' && <Fate proof={proof} ticketNo={ticketNo} />}
      {computed.length > 0 && (
        <ol className={styles.picks}>
          {computed.map(({ counter, size, index, ticketNo: won }) => (
            <li key={counter}>
              <T id="proof.pick" values={{ counter, size, index, ticket: won }} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface Props {
  proofKey: string;
  draw: PublicDraw;
  /** The ticket that the user looks for, or ''. */
  ticketNo: string;
}

/** One draw: its winners, and the button that computes it again. */
export function Draw({ proofKey, draw, ticketNo }: Props) {
  const text = useText();
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { drawId, roundNo, prizeName, drawTime, seedHash, poolHash, winners } = draw;
  const run = async () => {
    setBusy(true);
    setProblem('');
    try {
      const proof = await call(drawProofApi.open, { key: proofKey, drawId }, { silent: true });
      setLoaded({ proof, findings: await findingsOf(proof, draw) });
    } catch (error) {
      setProblem(isCallError(error) ? error.message : text('core.requestFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <article className={styles.draw} aria-label={text('proof.round', { round: roundNo })}>
      <h2 className={styles.subtitle}>
        <T id="proof.round" values={{ round: roundNo }} /> · {prizeName}
      </h2>
      <p className={styles.hint}>
        {formatDate(drawTime, 'YMDHM')} · <T id="proof.poolSize" values={{ count: draw.poolSize }} />
      </p>
      <ol className={styles.winners}>
        {winners.map((one) => (
          <li key={one.ticketNo} className={one.ticketNo === ticketNo ? styles.own : undefined}>
            <strong>{one.guestName}</strong> <code>{one.ticketNo}</code> {one.prizeName}
            {one.isRevoked && (
              <Tag color="red">
                <T id="proof.revoked" />
              </Tag>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.hash}>
        <T id="proof.seedHash" /> <code>{seedHash}</code>
      </p>
      <p className={styles.hash}>
        <T id="proof.poolHash" /> <code>{poolHash}</code>
      </p>
      {problem !== '' && <Alert showIcon type="error" title={problem} />}
      {loaded && <Result loaded={loaded} ticketNo={ticketNo} />}
      <Button block size="large" loading={isBusy} disabled={!canRecompute()} onClick={() => void run()}>
        <T id="proof.run" />
      </Button>
    </article>
  );
}
