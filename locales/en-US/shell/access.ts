export default {
  'access.ask': 'Request access',
  'access.title': 'Request access to “{page}”',
  'access.people': 'You cannot open “{page}”. It can be granted by: {people}.',
  'access.nobody': 'You cannot open “{page}”. Please contact headquarters.',
  'access.waiting': 'You have already requested access; it is waiting for an answer.',
  'access.done': 'Request sent',
};
