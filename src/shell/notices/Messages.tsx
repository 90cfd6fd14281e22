// The hook alone: the module `message` brings the static functions along.
import useMessage from 'antd/es/message/useMessage';
import { useEffect } from 'react';
import { notifier } from '@/core/notify/notifier';

/** Connects the notices of the whole application to antd's messages. */
export function Messages() {
  const [message, holder] = useMessage({ maxCount: 3 });
  useEffect(
    () =>
      notifier.connect({
        show: ({ kind, text, seconds }) => {
          const close = message.open({ type: kind, content: text, duration: seconds });
          return () => close();
        },
        clear: () => message.destroy(),
      }),
    [message],
  );
  return holder;
}
