import { can } from './core/auth/permission';

/** Umi's permission hook: `useAccess().can('tradeFairManage_add')`, the same answer as that of `useCan()`. */
export default function access() {
  return { can };
}
