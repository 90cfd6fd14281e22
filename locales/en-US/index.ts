import type { Texts } from '../zh-CN';
import consoleTexts from './console';
import entry from './entry';

export default { ...entry, ...consoleTexts } satisfies Texts;
