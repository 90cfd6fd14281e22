export default {
  'inbox.empty': 'No announcements',
  'inbox.mustRead': 'Must read',
  'inbox.confirmed': 'Confirmed',
  'inbox.new': 'New',
  'inbox.confirm': 'I have read it',
  'inbox.wait': '{text} ({seconds})',
  'inbox.later': 'Later ({count} more)',
  'inbox.close': 'Close',
  'inbox.readFirst': 'Please read to the end; you can confirm in {seconds} s.',
  'inbox.ready': 'You can confirm now.',
  'inbox.confirmBy': 'Please confirm by {time}.',
  'inbox.overdue': 'Overdue',
};
