import { Button, Modal, Result, Spin } from 'antd';
import { T, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';

/** A dialog preset of specification §9. */
const WIDTH = 464;

export type ExportPhase = 'none' | 'running' | 'started' | 'failed';

interface Props {
  phase: ExportPhase;
  onRetry: () => void;
  onClose: () => void;
}

/** Says that a file is being exported, and where it is to be found (specification §2 "Dialogs"). */
export function ExportDialog({ phase, onRetry, onClose }: Props) {
  const text = useText();
  const isRunning = phase === 'running';
  const go = () => {
    onClose();
    navigate('/downloadFile');
  };
  const next = phase === 'failed' ? { text: text('export.retry'), run: onRetry } : { text: text('export.go'), run: go };
  return (
    <Modal
      open={phase !== 'none'}
      width={WIDTH}
      title={text('export.title')}
      keyboard={false}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="stay" onClick={onClose}>
          <T id="export.stay" />
        </Button>,
        <Button key="next" type="primary" disabled={isRunning} onClick={next.run}>
          {next.text}
        </Button>,
      ]}
    >
      <Spin spinning={isRunning} description={text('export.running')}>
        <Result
          status={phase === 'failed' ? 'warning' : 'info'}
          subTitle={<T id={phase === 'failed' ? 'export.failed' : 'export.done'} />}
        />
      </Spin>
    </Modal>
  );
}
