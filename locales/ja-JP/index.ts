import type { Texts } from '../zh-CN';
import app from './app';
import core from './core';
import pages from './pages';
import shell from './shell';
import signIn from './sign-in';

export default { ...app, ...core, ...signIn, ...shell, ...pages } satisfies Texts;
