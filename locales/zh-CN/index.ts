import consoleTexts from './console';
import entry from './entry';
import screens from './screens';

/** The source of all texts: the other languages are checked against it. `errors.ts` belongs to the server. */
const texts = { ...entry, ...consoleTexts, ...screens };

export default texts;
export type { ScreenTexts } from './screens';
export type TextId = keyof typeof texts;
export type Texts = Readonly<Record<TextId, string>>;
