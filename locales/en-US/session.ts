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
  'company.mismatch': 'Two companies in one tab',
  'company.mismatchHelp':
    'This tab is in “{here}”, but its sign-in belongs to “{there}”. Nothing was changed. Choose the company to go on with.',
  'company.stayIn': 'Stay in {company}',
  'company.goTo': 'Go to {company}',
};
