import { type ComponentType, use } from 'react';
import { loadScreenTexts } from './language';
import type { Catalogue } from './texts';

/** A screen with its own texts: they are loaded after its code, and the screen is shown when both are there. */
export function withTexts<Props extends object>(names: readonly Catalogue[], Screen: ComponentType<Props>) {
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= loadScreenTexts(names).catch((error: unknown) => {
      // Forget the failure, so that the next try loads again.
      loading = undefined;
      throw error;
    }));
  load().catch(() => undefined);
  return function WithTexts(props: Props) {
    use(load());
    return <Screen {...props} />;
  };
}
