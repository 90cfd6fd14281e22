export default {
  'company.change': 'Change company',
  'company.current': 'Current company',
  'company.target': 'New company',
  'company.required': 'Please enter a value',
  'company.targetRequired': 'Please choose a company that you may sign in to',
  'company.confirm': 'Confirm',
  'company.saved': 'Saved!',
  'company.askUnfinished': 'You have unfinished data in the current company. Change anyway?',
  'company.goOn': 'Change anyway',
};
