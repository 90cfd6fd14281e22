import type { Texts } from '../zh-CN';
import app from './app';
import components from './components';
import core from './core';
import crud from './crud';
import dashboard from './dashboard';
import frames from './frames';
import pages from './pages';
import shell from './shell';
import signIn from './sign-in';
import tradeFair from './trade-fair';

export default {
  ...app,
  ...core,
  ...signIn,
  ...shell,
  ...pages,
  ...components,
  ...crud,
  ...dashboard,
  ...frames,
  ...tradeFair,
} satisfies Texts;
