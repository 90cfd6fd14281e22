import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import sheet from '../bill/Receipt.module.css';

/** Prints a sheet alone, which stands on the page for as long as that takes. */
export function usePrint(content: ReactNode) {
  const [isPrinted, setIsPrinted] = useState(false);
  const print = () => {
    // The sheet has to stand on the page before that is printed.
    flushSync(() => setIsPrinted(true));
    window.print();
    setIsPrinted(false);
  };
  const paper = isPrinted ? createPortal(<div className={sheet.paper}>{content}</div>, document.body) : null;
  return { print, paper };
}
