import dashboard from './dashboard';
import dialogs from './dialogs';
import documentation from './documentation';
import frame from './frame';
import frames from './frames';
import history from './history';
import palette from './palette';
import tradeFair from './trade-fair';

export default {
  ...dashboard,
  ...dialogs,
  ...documentation,
  ...frame,
  ...frames,
  ...history,
  ...palette,
  ...tradeFair,
};
