import type { Texts } from '../zh-CN';
import app from './app';
import components from './components';
import core from './core';
import crud from './crud';
import dashboard from './dashboard';
import documentation from './documentation';
import frame from './frame';
import mobileUpload from './mobile-upload';
import pages from './pages';
import palette from './palette';
import profile from './profile';
import settings from './settings';
import session from './session';
import shell from './shell';
import signIn from './sign-in';
import tradeFair from './trade-fair';

export default {
  ...app,
  ...core,
  ...signIn,
  ...session,
  ...shell,
  ...mobileUpload,
  ...pages,
  ...components,
  ...crud,
  ...dashboard,
  ...documentation,
  ...frame,
  ...palette,
  ...profile,
  ...settings,
  ...tradeFair,
} satisfies Texts;
