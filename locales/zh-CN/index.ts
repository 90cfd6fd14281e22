import app from './app';
import core from './core';
import pages from './pages';
import shell from './shell';
import signIn from './sign-in';

/** The source of all texts: the other languages are checked against it. `errors.ts` belongs to the server. */
const texts = { ...app, ...core, ...signIn, ...shell, ...pages };

export default texts;
export type TextId = keyof typeof texts;
export type Texts = Readonly<Record<TextId, string>>;
