import { UndoOutlined } from '@ant-design/icons';
import { Button, ColorPicker, InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { T, type TextId, useText } from '@/core/i18n';
import {
  COLOUR_TOKENS,
  type ColourToken,
  type Mode,
  NUMBER_TOKENS,
  type NumberToken,
  type ThemeTokens,
} from '../../../../config/themeTokens';
import { withColour, withNumber } from './draft';
import { COLOUR_TEXT, NUMBER_TEXT } from './labels';
import { colourOf, numberOf, resolved } from '../shared/look';
import { over } from './pairs';
import styles from './ThemeDesigner.module.css';

interface Props {
  tokens: ThemeTokens;
  mode: Mode;
  onChange: (tokens: ThemeTokens) => void;
}

interface RowProps {
  id: string;
  label: TextId;
  isOwn: boolean;
  onBack: () => void;
  children: ReactNode;
}

function Row({ id, label, isOwn, onBack, children }: RowProps) {
  const text = useText();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        <T id={label} />
      </label>
      {isOwn && (
        <Button
          type="text"
          size="small"
          icon={<UndoOutlined />}
          title={text('theme.own')}
          aria-label={`${text(label)} ${text('theme.own')}`}
          onClick={onBack}
        />
      )}
      {children}
    </div>
  );
}

const NUMBERS = Object.entries(NUMBER_TOKENS).map(([name, limits]) => ({
  // The entries of the table are its keys.
  name: name as NumberToken,
  limits,
}));

/** The tokens that can be set: the colours of the shown mode, and the sizes of both modes. */
export function TokenPanel({ tokens, mode, onChange }: Props) {
  const text = useText();
  const { token } = resolved(tokens, mode);
  const setColour = (name: ColourToken, value: string | undefined) =>
    onChange(withColour(tokens, mode, { name, value }));
  return (
    <>
      <h2 className={styles.heading}>
        <T id="theme.colours" /> · <T id={mode === 'dark' ? 'theme.dark' : 'theme.light'} />
      </h2>
      {COLOUR_TOKENS.map((name) => (
        <Row
          key={name}
          id={`token-${name}`}
          label={COLOUR_TEXT[name]}
          isOwn={tokens[mode][name] !== undefined}
          onBack={() => setColour(name, undefined)}
        >
          <ColorPicker
            disabledAlpha
            format="hex"
            size="small"
            value={over(tokens[mode][name] ?? colourOf(token, name), token.colorBgContainer)}
            onChangeComplete={(colour) => setColour(name, colour.toHexString())}
          >
            <button
              type="button"
              id={`token-${name}`}
              className={styles.colour}
              aria-label={text(COLOUR_TEXT[name])}
              style={{ background: tokens[mode][name] ?? colourOf(token, name) }}
            />
          </ColorPicker>
        </Row>
      ))}
      <h2 className={styles.heading}>
        <T id="theme.sizes" />
      </h2>
      {NUMBERS.map(({ name, limits }) => (
        <Row
          key={name}
          id={`token-${name}`}
          label={NUMBER_TEXT[name]}
          isOwn={tokens.shared[name] !== undefined}
          onBack={() => onChange(withNumber(tokens, name, undefined))}
        >
          <InputNumber
            id={`token-${name}`}
            size="small"
            {...limits}
            precision={0}
            value={tokens.shared[name] ?? numberOf(token, name)}
            onChange={(value) => onChange(withNumber(tokens, name, value ?? undefined))}
          />
        </Row>
      ))}
    </>
  );
}
