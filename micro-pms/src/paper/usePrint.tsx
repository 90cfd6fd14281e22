import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styles from './Paper.module.css';

/** Prints a sheet alone; it stands on the page only while it is printed. */
export function usePrint() {
  const [content, setContent] = useState<ReactNode>(null);
  const print = (sheet: ReactNode) => {
    // The sheet has to stand on the page before the page is printed.
    flushSync(() => setContent(sheet));
    window.print();
    setContent(null);
  };
  const paper = content ? createPortal(<div className={styles.paper}>{content}</div>, document.body) : null;
  return { print, paper };
}
