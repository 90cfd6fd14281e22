export default {
  'dashboard.hello': 'Hello, {name}',
  'dashboard.scope': 'Figures of {branch} and the companies below it',
  'dashboard.fairs': 'Trade fairs',
  'dashboard.next': 'Coming fairs',
  'dashboard.noNext': 'No fair is published for the near future',
  'dashboard.recent': 'My recent work',
  'dashboard.noRecent': 'You have not changed anything yet',
};
