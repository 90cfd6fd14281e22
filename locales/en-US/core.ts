export default {
  'core.sessionExpired': 'Your session has expired. Please sign in again.',
  'core.serverFailed': 'The server could not process the request',
  'core.requestFailed': 'Request failed. Please check your network and try again.',
  'core.fileChanged': 'The file has been changed or moved. Please choose it again.',
  'core.noPermission': 'You do not have permission for this',
  'core.linkCopied': 'Link copied to the clipboard',
  'core.linkNotCopied': 'The link could not be copied',
  'core.languageSwitched': 'Switch Language Success',
  'core.justNow': 'just now',
  'core.minutesAgo': '{count, plural, one {# minute ago} other {# minutes ago}}',
  'core.hoursAgo': '{count, plural, one {# hour ago} other {# hours ago}}',
  'core.oneDayAgo': '1 day ago',
};
