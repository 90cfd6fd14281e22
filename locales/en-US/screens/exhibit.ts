export default {
  'exhibit.choose': 'Choose a fair',
  'exhibit.chooseFirst': 'Choose a fair first.',
  'guest.pick': 'Search by name, phone or customer',
  'exhibit.addChosen': 'Add ({count})',
  'exhibit.added': '{added} added, {skipped} were in the fair already',
  'exhibit.remove': 'Remove',
  'exhibit.removed': 'Removed',
  'exhibit.branch': 'Company',
  'exhibit.day': 'Day',
};
