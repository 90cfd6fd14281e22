import { Button } from 'antd';
import Input, { type InputRef } from 'antd/es/input/Input';
import { useEffect, useRef, useState } from 'react';
import type { CaptchaChallenge } from '@/contract/account/captcha';
import { askCaptcha } from '@/core/auth/account';
import { T, useText } from '@/core/i18n';
import styles from './SignIn.module.css';
import { useSubmit } from './useSubmit';
import { doWork } from '@/core/auth/captchaWork';

const CHARACTERS = 5;

interface Props {
  challenge: CaptchaChallenge;
  onChange: (challenge: CaptchaChallenge) => void;
  /** Null: the user has given up. */
  onSolve: (solution: string | null) => void;
}

/** A picture to read; users who cannot see it let the browser compute a proof instead. */
export function CaptchaBox({ challenge, onChange, onSolve }: Props) {
  const translate = useText();
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const another = useSubmit(async () => {
    setTyped('');
    onChange(await askCaptcha('picture'));
  });
  const work = useSubmit(
    async () => {
      const { id, bits } = await askCaptcha('work');
      onSolve(`${id} ${await doWork(id, bits)}`);
    },
    { staysBusy: true },
  );
  useEffect(() => input.current?.focus(), [challenge]);
  const finish = () => typed.length === CHARACTERS && onSolve(`${challenge.id} ${typed}`);

  return (
    <div role="group" aria-label={translate('captcha.title')} className={styles.captcha}>
      <p>
        <T id="captcha.help" />
      </p>
      <img src={challenge.image} width={320} height={110} alt={translate('captcha.picture')} />
      <Input
        ref={input}
        size="large"
        value={typed}
        maxLength={CHARACTERS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={translate('captcha.characters')}
        onChange={({ target }) => setTyped(target.value.replace(/\s/g, ''))}
        onPressEnter={(event) => {
          // Keeps Enter from submitting the form around this field.
          event.preventDefault();
          finish();
        }}
      />
      <div className={styles.captchaActions}>
        <Button type="primary" disabled={typed.length < CHARACTERS || work.isBusy} onClick={finish}>
          <T id="captcha.done" />
        </Button>
        <Button loading={another.isBusy} disabled={work.isBusy} onClick={() => void another.run()}>
          <T id="captcha.another" />
        </Button>
        <Button loading={work.isBusy} onClick={() => void work.run()}>
          <T id="captcha.work" />
        </Button>
        <Button type="link" onClick={() => onSolve(null)}>
          <T id="captcha.cancel" />
        </Button>
      </div>
      <p role="status" className={styles.failure}>
        {work.isBusy ? <T id="captcha.working" /> : another.failure || work.failure}
      </p>
    </div>
  );
}
