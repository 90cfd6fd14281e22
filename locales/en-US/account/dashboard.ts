export default {
  'dashboard.hello': 'Hello, {name}',
  'dashboard.scope': 'Figures of {branch} and the companies below it',
  'dashboard.fairs': 'Trade fairs',
  'dashboard.next': 'Upcoming fairs',
  'dashboard.noNext': 'No published fairs coming up',
  'dashboard.recent': 'My recent work',
  'dashboard.noRecent': 'You have not changed anything yet',
};
