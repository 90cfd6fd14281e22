import { Modal, type ModalProps } from 'antd';

interface Props extends Omit<ModalProps, 'keyboard' | 'mask' | 'width'> {
  width?: 464 | 720 | 900 | 1200;
}

const MASK = { closable: false };

/** A dialog closes by its buttons alone: Escape or a click beside it would lose the input (docs/console.md#dialogs). */
export const Dialog = ({ width = 464, ...props }: Props) => (
  <Modal keyboard={false} mask={MASK} width={width} {...props} />
);
