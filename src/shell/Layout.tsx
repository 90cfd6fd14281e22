import { WindowTitle } from './branch/WindowTitle';
import { Frame } from './frame/Frame';
import { KeptPages } from './tabs/KeptPages';

/** The frame of the console with the pages in it; one that fails leaves the frame usable. */
export function Layout() {
  return (
    <Frame>
      <WindowTitle />
      <KeptPages />
    </Frame>
  );
}
