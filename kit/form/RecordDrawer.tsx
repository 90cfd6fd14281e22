import { DrawerForm, type DrawerFormProps } from '@ant-design/pro-components';
import type { Versioned } from './useConflict';
import { isOpen, type SurfaceProps, useOpenings, useSurface } from './useSurface';

interface Props<R extends object, V extends object> extends SurfaceProps<R, V> {
  /** Anything else of ProComponents' DrawerForm. */
  drawer?: DrawerFormProps<V>;
}

/** A long form beside its list; asks before it throws away what was typed. */
export function RecordDrawer<R extends object & Versioned, V extends object = R>(props: Props<R, V>) {
  const times = useOpenings(isOpen(props));
  return <Sheet key={times} {...props} />;
}

function Sheet<R extends object & Versioned, V extends object>({ drawer, ...props }: Props<R, V>) {
  const { formProps, closing, cancel, content } = useSurface<R, V>(props);
  return (
    <DrawerForm<V>
      width={920}
      {...drawer}
      {...formProps}
      drawerProps={{ ...drawer?.drawerProps, ...closing, onClose: cancel }}
    >
      {content}
    </DrawerForm>
  );
}
