import { Button, Flex, Form, Typography } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { T, type TextId, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useDecisionKeys } from '../shared/inbox/useDecisionKeys';

interface Props {
  /** The results that the keys A and X choose. */
  good: number;
  bad: number;
  /** The field that X leads to. */
  typed: 'opinion' | 'remark';
  keys: TextId;
  onMark?: () => void;
  toNextChange?: () => void;
  /** To the next task; absent where it was not the inbox that led here. */
  onNext?: (() => void) | undefined;
}

/** A decision by keyboard, in a dialog; what was typed is not left behind by a key. */
export function DecisionFoot({ good, bad, typed, keys, onMark, toNextChange, onNext }: Props) {
  const text = useText();
  const form = Form.useFormInstance();
  const here = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState(0);
  const isBad = Form.useWatch('result', form) === bad;
  const focus = useEffectEvent(() => form.focusField(typed));
  useEffect(() => {
    // The field may be there only now.
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
