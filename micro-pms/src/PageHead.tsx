import { Typography } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { BASE, useHost } from './host';
import styles from './PageHead.module.css';
import { type Phrase, useSay } from './say';

interface Props {
  /** The last part of its address. */
  name: string;
  title: Phrase;
  help: Phrase;
  /** It has choices and actions of its own: the filters of its list have a line to themselves. */
  isBusy?: boolean;
  children: ReactNode;
}

/** The head of a page that is a list, in its band: title and main actions; its tab has the same name. */
export function PageHead({ name, title, help, isBusy = false, children }: Props) {
  const say = useSay();
  const host = useHost();
  const text = say(title);
  useEffect(() => host?.title(`${BASE}/${name}`, text), [host, name, text]);
  return (
    <header className={styles.band} {...(isBusy ? { 'data-busy': '' } : {})}>
      <Typography.Title level={1} className={styles.title ?? ''} title={say(help)}>
        {text}
      </Typography.Title>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
