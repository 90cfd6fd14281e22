import { ModalForm, type ModalFormProps } from '@ant-design/pro-components';
import type { Versioned } from './useConflict';
import { isOpen, type SurfaceProps, useOpenings, useSurface } from './useSurface';

interface Props<R extends object, V extends object> extends SurfaceProps<R, V> {
  /** Anything else of ProComponents' ModalForm. */
  modal?: ModalFormProps<V>;
}

/** A dialog of up to a dozen fields; asks before it throws away what was typed. */
export function RecordDialog<R extends object & Versioned, V extends object = R>(props: Props<R, V>) {
  const times = useOpenings(isOpen(props));
  return <Dialog key={times} {...props} />;
}

function Dialog<R extends object & Versioned, V extends object>({ modal, ...props }: Props<R, V>) {
  const { formProps, closing, cancel, content } = useSurface<R, V>(props);
  return (
    <ModalForm<V>
      width={props.wide ? 720 : 464}
      {...modal}
      {...formProps}
      modalProps={{ ...modal?.modalProps, ...closing, onCancel: cancel }}
    >
      {content}
    </ModalForm>
  );
}
