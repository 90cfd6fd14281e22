/** What the router shows while the code of a page is loaded. */
export { Loading as default } from './shell/states/Loading';
