import { WindowTitle } from './branch/WindowTitle';
import { Frame } from './frame/Frame';
import { useFollowMenu } from './guard/useFollowMenu';
import { useInstallable } from './frame/useInstallable';
import { MicroHost } from './micro/MicroHost';
import { NewVersion } from './resilience/NewVersion';
import { OfflineBanner } from './resilience/OfflineBanner';
import { KeptPages } from './kept-pages/KeptPages';

/** The frame of the console with the pages in it; one that fails leaves the frame usable. */
export function Layout() {
  useInstallable();
  useFollowMenu();
  return (
    <Frame>
      {/* Rendered first: qiankun finds the module's container by its position among its siblings. */}
      <MicroHost />
      <WindowTitle />
      <NewVersion />
      <OfflineBanner />
      <KeptPages />
    </Frame>
  );
}
