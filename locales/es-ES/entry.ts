import app from './shell/app';
import core from './core';
import kit from './kit';
import pages from './shell/pages';
import phoneUpload from './account/phone-upload';
import session from './shell/session';
import settings from './shell/settings';
import shell from './shell/shell';
import signIn from './account/sign-in';
import ui from './ui';

/** Texts of the sign-in and of the other pages outside of the console, and the messages of network and storage. */
export default {
  ...app,
  ...core,
  ...kit,
  ...pages,
  ...phoneUpload,
  ...session,
  ...settings,
  ...shell,
  ...signIn,
  ...ui,
};
