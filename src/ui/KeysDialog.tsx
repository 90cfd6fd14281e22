import { Button } from 'antd';
import { T, type TextId } from '@/core/i18n';
import { Dialog } from './Dialog';
import { type KeyRow, KeyTable } from './KeyTable';

interface Props {
  title: TextId;
  rows: readonly KeyRow[];
  open: boolean;
  onClose: () => void;
}

/** The keys of a page or of the whole console; a user who opened it by a key closes it by Enter. */
export const KeysDialog = ({ title, rows, open, onClose }: Props) => (
  <Dialog
    title={<T id={title} />}
    open={open}
    onCancel={onClose}
    destroyOnHidden
    footer={
      <Button type="primary" autoFocus onClick={onClose}>
        <T id="frame.close" />
      </Button>
    }
  >
    <KeyTable rows={rows} />
  </Dialog>
);
