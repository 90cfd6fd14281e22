import { App, Button } from 'antd';
import { useRef } from 'react';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { ThemeTokens, TokenProblem } from '../../../../config/themeTokens';
import { PROBLEM_TEXT } from './labels';
import { MAX_KB, readTokenFile } from './tokenFile';

/** Takes a file of tokens, or says all that is wrong with it and takes nothing. */
export function ImportButton({ onImport }: { onImport: (tokens: ThemeTokens) => void }) {
  const { modal } = App.useApp();
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const say = ({ kind, path, min = 0, max = 0 }: TokenProblem) =>
    text(PROBLEM_TEXT[kind], { path: path || text('theme.file'), min, max });
  const take = async (file: File | undefined) => {
    if (!file) return;
    const reading = await readTokenFile(file);
    if ('tokens' in reading) {
      onImport(reading.tokens);
      notifier.success(text('theme.imported'));
    } else if ('fault' in reading) {
      notifier.error(reading.fault === 'size' ? text('theme.tooLarge', { size: MAX_KB }) : text('theme.notJson'));
    } else {
      await modal.error({
        title: text('theme.refused'),
        content: (
          <ul>
            {reading.problems.slice(0, 20).map((problem) => (
              <li key={problem.path}>{say(problem)}</li>
            ))}
          </ul>
        ),
        okText: text('theme.ok'),
        keyboard: false,
      });
    }
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <T id="theme.import" />
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={text('theme.import')}
        onChange={(event) => {
          const { files } = event.target;
          void take(files?.[0]);
          // Allows to choose the same file again.
          event.target.value = '';
        }}
      />
    </>
  );
}
