import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { T, type TextId, useText } from '@/core/i18n';
import { HeaderContext } from '@/core/page/headerActions';
import { usePage } from '@/core/page/page';
import styles from './PageHeader.module.css';

interface Props {
  /** The title, if the menu has none for the page; otherwise menu, tab and header show the same. */
  title?: TextId;
  /** What the user does on the page, such as adding a record; shown instead of the title. */
  task?: TextId;
  /** One line: what this page is for. */
  help?: TextId;
  /** The record that the page is about, such as the chosen fair; beside the title. */
  choice?: ReactNode;
  /** In the band of a list (`<CrudTable header={…} />`): the help is shown on request. */
  inList?: boolean;
  /** With much beside it: the filters of the list have a line of their own. */
  isBusy?: boolean;
  /** The page's main action. */
  children?: ReactNode;
}

/** The help of a list, shown on request: until then the rows have its room. */
function AskedHelp({ help }: { help: TextId }) {
  const sentence = useText()(help);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        shape="circle"
        size="small"
        title={sentence}
        aria-label={sentence}
        aria-expanded={isOpen}
        className={styles.asked ?? ''}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </Button>
      {isOpen && <span className={styles.help}>{sentence}</span>}
    </>
  );
}

/** The head of every page: its title, one line of help, and the main action at the right. */
export function PageHeader({ title, task, help, choice, inList = false, isBusy = false, children }: Props) {
  const { name } = usePage();
  const own = task ?? (name === undefined ? title : undefined);
  return (
    <header className={inList ? styles.band : styles.header} {...(isBusy ? { 'data-busy': '' } : {})}>
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 className={styles.title}>{own ? <T id={own} /> : name}</h1>
          {help && inList && <AskedHelp help={help} />}
          {choice}
        </div>
        {help && !inList && (
          <span className={styles.help}>
            <T id={help} />
          </span>
        )}
      </div>
      <div className={styles.actions}>
        <HeaderContext value>{children}</HeaderContext>
      </div>
    </header>
  );
}
