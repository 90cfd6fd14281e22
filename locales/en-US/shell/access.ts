export default {
  'access.ask': 'Request access',
  'access.title': 'Request access to “{page}”',
  'access.people': 'You may not open “{page}”. Who can grant it: {people}.',
  'access.nobody': 'You may not open “{page}”. Please ask the headquarters.',
  'access.waiting': 'You have asked for it; nobody has answered yet.',
  'access.done': 'Request sent',
};
