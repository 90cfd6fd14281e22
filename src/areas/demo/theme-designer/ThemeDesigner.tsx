import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { App, Button, Checkbox, Segmented } from 'antd';
import { useEffect, useReducer, useState } from 'react';
import { PageHeader } from '@/ui/PageHeader';
import { T, useText, withTexts } from '@/core/i18n';
import { usePage } from '@/core/page/page';
import defaults from '../../../../config/theme-tokens.json';
import type { Mode, ThemeTokens } from '../../../../config/themeTokens';
import { Ground } from '../shared/Ground';
import { ContrastPanel } from './ContrastPanel';
import { draftOf, isSame, step } from './draft';
import { ImportButton } from './ImportButton';
import { Sample } from './Sample';
import styles from './ThemeDesigner.module.css';
import { DEFAULT_FILE, saveTokenFile } from './tokenFile';
import { TokenPanel } from './TokenPanel';

type Shown = Mode | 'both';

const DEFAULTS: ThemeTokens = defaults;

function Actions({ tokens, onChange }: { tokens: ThemeTokens; onChange: (tokens: ThemeTokens) => void }) {
  const { modal } = App.useApp();
  const text = useText();
  const makeDefault = () => {
    saveTokenFile(tokens, DEFAULT_FILE);
    void modal.info({
      title: text('theme.asDefault'),
      content: text('theme.asDefaultHelp', { file: DEFAULT_FILE }),
      okText: text('theme.ok'),
      keyboard: false,
    });
  };
  return (
    <>
      <Button disabled={isSame(tokens, DEFAULTS)} onClick={() => onChange(DEFAULTS)}>
        <T id="theme.reset" />
      </Button>
      <ImportButton onImport={onChange} />
      <Button onClick={() => saveTokenFile(tokens, 'theme.json')}>
        <T id="theme.export" />
      </Button>
      <Button type="primary" onClick={makeDefault}>
        <T id="theme.asDefault" />
      </Button>
    </>
  );
}

function ThemeDesignerScreen() {
  const text = useText();
  const { setDirty } = usePage();
  const [draft, dispatch] = useReducer(step, DEFAULTS, draftOf);
  const [shown, setShown] = useState<Shown>('light');
  const [isCompact, setCompact] = useState(false);
  const { past, present: tokens, future } = draft;
  const mode: Mode = shown === 'dark' ? 'dark' : 'light';
  const change = (next: ThemeTokens) => dispatch({ type: 'set', tokens: next });
  const isChanged = !isSame(tokens, DEFAULTS);
  useEffect(() => setDirty(isChanged), [setDirty, isChanged]);
  return (
    <>
      <PageHeader title="theme.title" help="theme.help">
        <Actions tokens={tokens} onChange={change} />
      </PageHeader>
      <div className={styles.tools}>
        <Segmented<Shown>
          aria-label={text('theme.mode')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'light', label: <T id="theme.light" /> },
            { value: 'dark', label: <T id="theme.dark" /> },
            { value: 'both', label: <T id="theme.both" /> },
          ]}
        />
        <Checkbox checked={isCompact} onChange={({ target }) => setCompact(target.checked)}>
          <T id="theme.compact" />
        </Checkbox>
        <Button
          icon={<UndoOutlined />}
          disabled={past.length === 0}
          aria-label={text('theme.undo')}
          title={text('theme.undo')}
          onClick={() => dispatch({ type: 'undo' })}
        />
        <Button
          icon={<RedoOutlined />}
          disabled={future.length === 0}
          aria-label={text('theme.redo')}
          title={text('theme.redo')}
          onClick={() => dispatch({ type: 'redo' })}
        />
      </div>
      <div className={styles.designer}>
        <section className={styles.panel} aria-label={text('theme.colours')}>
          <TokenPanel tokens={tokens} mode={mode} onChange={change} />
        </section>
        <section className={styles.previews} aria-label={text('theme.preview')}>
          {(shown === 'both' ? (['light', 'dark'] as const) : [mode]).map((one) => (
            <Ground key={one} tokens={tokens} mode={one} isCompact={isCompact}>
              <Sample mode={one} />
            </Ground>
          ))}
        </section>
        <section className={styles.panel} aria-label={text('theme.contrast')}>
          <ContrastPanel tokens={tokens} mode={mode} onChange={change} />
        </section>
      </div>
    </>
  );
}

/** /theme, for designers: tokens on the left, a preview on the right, and a check of its contrast. */
export const ThemeDesigner = withTexts(['demo/theme-designer', 'trade-fair/fairs'], ThemeDesignerScreen);
