import { ExportOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Spin } from 'antd';
import type { ReactNode } from 'react';
import { T, type TextId } from '@/core/i18n';
import styles from './ExternalFrame.module.css';
import { sandboxOf } from './sandbox';
import { useFrameLoad } from './useFrameLoad';

interface Props {
  link: string;
  title: string;
}

interface NoticeProps {
  title: TextId;
  help: TextId;
  children: ReactNode;
}

function Notice({ title, help, children }: NoticeProps) {
  return (
    <div className={styles.cover} role="alert">
      <h2 className={styles.heading}>
        <T id={title} />
      </h2>
      <p className={styles.help}>
        <T id={help} />
      </p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** Embeds a page of another site; the user can always retry, or open it in a tab of its own. */
export function ExternalFrame({ link, title }: Props) {
  const { phase, attempt, loaded, restart } = useFrameLoad(link);
  const open = (
    <Button href={link} target="_blank" rel="noopener noreferrer" icon={<ExportOutlined />}>
      <T id="frame.open" />
    </Button>
  );
  const notice = phase === 'late' || phase === 'failed';
  return (
    <section className={styles.page}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.host}>{new URL(link).host}</span>
        <Button icon={<ReloadOutlined />} onClick={restart}>
          <T id="frame.again" />
        </Button>
        {open}
      </header>
      <div className={styles.stage}>
        <iframe
          key={attempt}
          className={styles.frame}
          src={link}
          title={title}
          sandbox={sandboxOf(link, window.location.origin)}
          referrerPolicy="no-referrer"
          hidden={notice}
          onLoad={loaded}
        />
        {phase === 'loading' && (
          <div className={styles.cover} role="status">
            <Spin size="large" />
            <p className={styles.help}>
              <T id="frame.loading" />
            </p>
          </div>
        )}
        {notice && (
          <Notice
            title={phase === 'late' ? 'frame.late' : 'frame.failed'}
            help={phase === 'late' ? 'frame.lateHelp' : 'frame.failedHelp'}
          >
            <Button type="primary" onClick={restart}>
              <T id="shell.retry" />
            </Button>
            {open}
          </Notice>
        )}
      </div>
    </section>
  );
}
