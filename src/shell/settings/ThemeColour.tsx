import { CheckOutlined } from '@ant-design/icons';
import { ColorPicker } from 'antd';
import { formatNumber } from '@kit/format/number';
import { T, useText } from '@/core/i18n';
import { usePreferences } from '@/core/preferences/preferences';
import { contrast, DEFAULT_COLOUR, readable } from '../../../config/theme';
import { changeLook } from '../look/look';
import styles from './SettingsDrawer.module.css';

/** Presets of antd, the product's own first; what is drawn with them is derived (config/theme.ts). */
const PRESETS = [DEFAULT_COLOUR, '#2F54EB', '#722ED1', '#EB2F96', '#F5222D', '#FA8C16', '#52C41A', '#13C2C2'];

/** WCAG 2.2 AA. */
const AA = 4.5;
const WHITE = '#ffffff';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export function ThemeColour() {
  const text = useText();
  const { theme } = usePreferences();
  const ratio = contrast(theme, WHITE);
  const choose = (colour: string) => void changeLook({ theme: colour });
  return (
    <div className={styles.stack}>
      <T id="settings.theme" />
      <div className={styles.colours} role="group" aria-label={text('settings.theme')}>
        {PRESETS.map((colour) => (
          <button
            key={colour}
            type="button"
            className={styles.colour}
            style={{ background: colour, color: readable(WHITE, colour) }}
            aria-label={colour}
            aria-pressed={same(colour, theme)}
            onClick={() => choose(colour)}
          >
            {same(colour, theme) && <CheckOutlined />}
          </button>
        ))}
        <ColorPicker
          value={theme}
          disabledAlpha
          format="hex"
          size="small"
          onChangeComplete={(colour) => choose(colour.toHexString())}
        >
          <button type="button" className={styles.other} aria-label={text('settings.otherColour')}>
            …
          </button>
        </ColorPicker>
      </div>
      {ratio < AA && (
        <small className={styles.help}>
          <T id="settings.contrast" values={{ ratio: formatNumber(ratio, 1), shade: readable(theme, WHITE) }} />
        </small>
      )}
    </div>
  );
}
