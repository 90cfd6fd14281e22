import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import { formatNumber } from '@kit/format/number';
import { T } from '@/core/i18n';
import type { Mode, ThemeTokens } from '../../../../config/themeTokens';
import { withColour } from './draft';
import { type Pair, pairsOf } from './pairs';
import styles from './ThemeDesigner.module.css';

interface Props {
  tokens: ThemeTokens;
  mode: Mode;
  onChange: (tokens: ThemeTokens) => void;
}

function PairRow({ pair, onTake }: { pair: Pair; onTake: (colour: string) => void }) {
  const { label, text, ground, ratio, suggestion } = pair;
  const passes = suggestion === null;
  return (
    <li className={styles.pair}>
      <span className={styles.sample} style={{ color: text, background: ground }} data-contrast-sample aria-hidden>
        Aa
      </span>
      <span className={styles.pairName}>
        <T id={label} />
        <span className={passes ? styles.pass : styles.fail}>
          {passes ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />} {formatNumber(ratio, 1)}{' '}
          <T id={passes ? 'theme.passes' : 'theme.fails'} />
        </span>
      </span>
      {suggestion !== null && (
        <Button size="small" onClick={() => onTake(suggestion)}>
          <T id="theme.take" values={{ colour: suggestion }} />
        </Button>
      )}
    </li>
  );
}

/** How well each pair of colours can be read, and the nearest colour where it cannot. */
export function ContrastPanel({ tokens, mode, onChange }: Props) {
  const pairs = useMemo(() => pairsOf(tokens, mode), [tokens, mode]);
  return (
    <>
      <h2 className={styles.heading}>
        <T id="theme.contrast" />
      </h2>
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <PairRow
            key={pair.id}
            pair={pair}
            onTake={(value) => onChange(withColour(tokens, mode, { name: pair.token, value }))}
          />
        ))}
      </ul>
    </>
  );
}
