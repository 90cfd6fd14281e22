import { permissionOf } from './core/session/permission';
import type { InitialState } from './shell/initialState';

/** Umi's permission hook: `useAccess().can('tradeFairManage_add')`. */
export default function access(state: InitialState | undefined) {
  return { can: permissionOf(state?.headerButtonList ?? [], state?.tableButtonList ?? []) };
}
