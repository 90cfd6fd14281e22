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
  'draft.found': 'There is an unsaved draft ({time})',
  'draft.changedSince': '{who} has changed this record since then ({when}). You can choose field by field.',
  'draft.restore': 'Restore',
  'draft.discard': 'Discard',
  'draft.askPages': '“{pages}” holds input that has not been saved. Signing out discards it, and its drafts.',
  'draft.askDrafts':
    '{count, plural, one {# unsaved draft} other {# unsaved drafts}} will be deleted when you sign out.',
  'draft.dropAndLeave': 'Discard and sign out',
};
