import { Button, Flex, Form, Typography } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { T, type TextId, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useDecisionKeys } from '../shared/inbox/useDecisionKeys';

interface Props {
  /** The results that the keys A (`good`) and X (`bad`) choose. */
  good: number;
  bad: number;
  /** The text field that X focuses. */
  typed: 'opinion' | 'remark';
  keys: TextId;
  onMark?: () => void;
  toNextChange?: () => void;
  /** Opens the next task; absent where the inbox did not lead here. */
  onNext?: (() => void) | undefined;
}

/** A decision by keys, in a dialog; a key does not leave typed text behind. */
export function DecisionFoot({ good, bad, typed, keys, onMark, toNextChange, onNext }: Props) {
  const text = useText();
  const form = Form.useFormInstance();
  const here = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState(0);
  const isBad = Form.useWatch('result', form) === bad;
  const focus = useEffectEvent(() => form.focusField(typed));
  useEffect(() => {
    // The field may have been mounted only now.
    if (marked > 0 && isBad) focus();
  }, [marked, isBad]);
  const next =
    onNext &&
    (() => {
      if (form.isFieldsTouched()) notifier.warning(text('licence.keysTyped'));
      else onNext();
    });
  useDecisionKeys(
    {
      pass: () => form.setFieldValue('result', good),
      mark: () => {
        form.setFieldValue('result', bad);
        onMark?.();
        setMarked(marked + 1);
      },
      ...{ toNextChange, next, decide: () => form.submit() },
    },
    { isOn: true, within: here },
  );
  return (
    <Flex ref={here} wrap gap="small" align="center" justify="space-between">
      <Typography.Text type="secondary">
        <T id={keys} />
        {next && (
          <>
            {' · '}
            <T id="licence.keyNext" />
          </>
        )}
      </Typography.Text>
      {next && (
        <Button onClick={next}>
          <T id="licence.next" />
        </Button>
      )}
    </Flex>
  );
}
