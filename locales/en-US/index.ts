import type { Texts } from '../zh-CN';
import app from './app';
import components from './components';
import core from './core';
import crud from './crud';
import dashboard from './dashboard';
import documentation from './documentation';
import dialogs from './dialogs';
import frames from './frames';
import frame from './frame';
import guide from './guide';
import pages from './pages';
import palette from './palette';
import profile from './profile';
import settings from './settings';
import session from './session';
import shell from './shell';
import signIn from './sign-in';
import themeDesigner from './theme-designer';
import tradeFair from './trade-fair';

export default {
  ...app,
  ...core,
  ...signIn,
  ...session,
  ...shell,
  ...pages,
  ...components,
  ...crud,
  ...dashboard,
  ...documentation,
  ...dialogs,
  ...frames,
  ...frame,
  ...guide,
  ...palette,
  ...profile,
  ...settings,
  ...themeDesigner,
  ...tradeFair,
} satisfies Texts;
