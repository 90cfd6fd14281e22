import { App } from 'antd';
import { useEffect } from 'react';

type Kind = 'success' | 'warning' | 'error';

let show: (kind: Kind, text: string) => void = () => undefined;

/** What is said for a moment; while nothing is drawn, nobody is there to be told. */
export const notify = {
  success: (text: string) => show('success', text),
  warning: (text: string) => show('warning', text),
  error: (text: string) => show('error', text),
};

/** Connects it to the messages of antd, in the module's own look. */
export function Notices() {
  const { message } = App.useApp();
  useEffect(() => {
    show = (type, content) => void message.open({ type, content });
    return () => {
      show = () => undefined;
    };
  }, [message]);
  return null;
}
