/** Texts of trade fairs: what a fair or a win does not allow as it is, and the messages to guests. */
export default {
  'invitation.M01': '{name}, you are invited to {subject}, {from}, {venue}. Please reply: {link}',
  'invitation.M02':
    '{name}, {subject} opens soon ({from}, {venue}). We look forward to seeing you. Please reply: {link}',
  'invitation.M03': '{name}, order at fair prices at {subject}, {from}, {venue}. Please reply: {link}',
  'win.waiting': 'The prize has not been handed over yet',
  'win.received': 'The prize has been handed over already',
  'win.waived': 'The winner has waived the prize',
  'win.overdue': 'The prize was not collected in time',
  'win.revoked': 'The win has been revoked',
  'fair.draft': 'The trade fair is still a draft',
  'fair.unpublished': 'The trade fair has not been published yet',
  'fair.ended': 'The trade fair has ended',
  'fair.frozen': 'The trade fair ended more than 7 days ago: its figures no longer change',
};
