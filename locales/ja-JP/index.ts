import type { Texts } from '../zh-CN';
import consoleTexts from './console';
import entry from './entry';
import screens from './screens';

export default { ...entry, ...consoleTexts, ...screens } satisfies Texts;
