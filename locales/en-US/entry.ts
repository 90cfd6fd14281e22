import app from './app';
import components from './components';
import core from './core';
import crud from './crud';
import mobileUpload from './mobile-upload';
import pages from './pages';
import session from './session';
import settings from './settings';
import shell from './shell';
import signIn from './sign-in';

export default {
  ...app,
  ...components,
  ...core,
  ...crud,
  ...mobileUpload,
  ...pages,
  ...session,
  ...settings,
  ...shell,
  ...signIn,
};
