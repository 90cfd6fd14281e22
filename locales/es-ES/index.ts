import type { Texts } from '../zh-CN';
import consoleTexts from './console';
import entry from './entry';
import screens from './screens';

export default {
  ...entry,
  ...consoleTexts,
  ...screens.buttons,
  ...screens['download-file'],
  ...screens['fair-suppliers'],
  ...screens.feedback,
  ...screens.guide,
  ...screens['import-record'],
  ...screens.menus,
  ...screens['operation-log'],
  ...screens.profile,
  ...screens.roles,
  ...screens['see-as'],
  ...screens['theme-designer'],
  ...screens.users,
} satisfies Texts;
