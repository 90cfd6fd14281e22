import { type ComponentType, use } from 'react';
import type { ScreenTexts } from '../../../locales/zh-CN';
import { loadScreenTexts } from './language';

/** A screen with texts of its own: they are asked for when its code is there, and it is shown when they are. */
export function withTexts<Props extends object>(names: readonly ScreenTexts[], Screen: ComponentType<Props>) {
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= loadScreenTexts(names).catch((error: unknown) => {
      // The next try asks again.
      loading = undefined;
      throw error;
    }));
  load().catch(() => undefined);
  return function WithTexts(props: Props) {
    use(load());
    return <Screen {...props} />;
  };
}
