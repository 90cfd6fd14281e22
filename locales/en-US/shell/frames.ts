export default {
  'frame.loading': 'Loading the page, please wait',
  'frame.again': 'Reload',
  'frame.open': 'Open in new window',
  'frame.late': 'The page is taking too long',
  'frame.lateHelp':
    'The other site has not answered in time; it may be slow or out of reach. Try again, or open it in a new window.',
  'frame.failed': 'The page could not be loaded',
  'frame.failedHelp':
    'The site does not answer or cannot be opened here. Try again, or open it in a new window; the link is maintained by an administrator under menu management.',
  'micro.mismatch':
    'The property module does not match the console (console {host}, module {module}). Reload the page or contact your administrator.',
  'micro.foreign': 'The property module could not be verified. Contact your administrator.',
  'micro.reload': 'Reload the page',
  'micro.failed': 'Property management could not be opened',
  'micro.failedHelp':
    'The module did not answer in time or failed to load; the other pages are not affected. Try again, and tell your administrator if it keeps failing.',
  'micro.newer': 'There is a new version of the property module',
  'micro.newerHelp':
    'Open the module again to use it; the other pages are not affected, and what is being typed stays as a draft.',
  'micro.restart': 'Reopen the module',
};
