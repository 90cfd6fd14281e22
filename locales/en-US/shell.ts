export default {
  'shell.toContent': 'Skip to main content',
  'shell.language': 'Language',
  'shell.signOut': 'Sign out',
  'shell.loading': 'Loading…',
  'shell.noAccess': 'No access',
  'shell.noAccessHelp':
    'Your account has no pages, or your details could not be loaded. Sign in again, or ask your administrator for access.',
  'shell.toSignIn': 'Back to sign-in',
  'shell.notFound': 'Page not found',
  'shell.notFoundHelp': 'The address may be wrong, or the page may have been removed.',
  'shell.toHome': 'Go to dashboard',
  'shell.notBuilt': 'Coming soon',
  'shell.notBuiltHelp': 'This page is not available yet. Everything else works as usual.',
  'shell.screenFailed': 'Something went wrong on this page',
  'shell.screenFailedHelp': 'The error has been logged. Other pages are not affected.',
  'shell.retry': 'Try again',
};
