import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, type InputProps } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useText } from '@/core/i18n';

interface Props extends InputProps {
  onCapsLock: (isOn: boolean) => void;
}

/** A password that can be shown, by mouse and by keyboard. */
export function PasswordInput({ onCapsLock, ...input }: Props) {
  const [isShown, setIsShown] = useState(false);
  const translate = useText();
  return (
    <Input
      {...input}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      spellCheck={false}
      onKeyDown={(event) => onCapsLock(event.getModifierState('CapsLock'))}
      onKeyUp={(event) => onCapsLock(event.getModifierState('CapsLock'))}
      onBlur={(event) => {
        onCapsLock(false);
        input.onBlur?.(event);
      }}
      suffix={
        <Button
          type="text"
          size="small"
          icon={isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
          aria-label={translate(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
