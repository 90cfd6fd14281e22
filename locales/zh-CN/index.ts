import consoleTexts from './console';
import entry from './entry';
import screens from './screens';

/** The source of all texts: the other languages are checked against it. `errors.ts` belongs to the server. */
const texts = {
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
};

export default texts;
/** The screens whose texts come with them. */
export type ScreenTexts = keyof typeof screens;
export type TextId = keyof typeof texts;
export type Texts = Readonly<Record<TextId, string>>;
