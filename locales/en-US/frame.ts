import access from './shell/access';
import dashboard from './account/dashboard';
import dialogs from './shared/dialogs';
import fair from './shared/fair';
import frame from './shell/frame';
import frames from './shell/frames';
import history from './shared/history';

/** Texts that every page inside of the console needs; loaded with it. */
export default {
  ...access,
  ...dashboard,
  ...dialogs,
  ...fair,
  ...frame,
  ...frames,
  ...history,
};
