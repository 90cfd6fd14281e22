import { type ComponentType, use } from 'react';
import { loadScreenTexts } from './language';
import type { Catalogue } from './texts';

/** A screen with texts of its own: they are asked for when its code is there, and it is shown when they are. */
export function withTexts<Props extends object>(names: readonly Catalogue[], Screen: ComponentType<Props>) {
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
