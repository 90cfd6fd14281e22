/** What licences are called, and the message that one ends. */
export default {
  'licence.type1': 'Business licence',
  'licence.type2': 'Drug trade licence',
  'licence.type3': 'Drug production licence',
  'licence.type4': 'Medical practice licence',
  'licence.type5': 'Device trade licence',
  'licence.type6': 'Food trade licence',
  'licence.type7': 'Letter of authorisation',
  'licence.type8': 'Quality agreement',
  'licence.type9': 'Drug registration',
  'licence.ends': 'The {type} ({licenceNo}) of {name} ends on {expiryDate}, in {left} days. Please renew it in time.',
  'licence.endMany': '{count} licences will end, of {names} and others. See "Soon restricted" on the page of licence cancellations.',
};
