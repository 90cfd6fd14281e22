import type zh from '../zh-CN/order-errors';

export default {
  46001: 'A licence of the customer has ended or was cancelled',
  46002: 'The status of the order does not allow this',
  46003: 'It was urged at {time}; once an hour is enough',
  46004: 'The prices of the ERP are not those in force',
  46041: 'More than {days} days have passed since it was signed for',
  46042: 'Of {name} no more than {max} can come back',
  46043: '{name} comes back for quality, wrong goods or a recall only',
  46044: 'The preview has changed; please confirm it again',
  46045: 'Of batch {batchNo} no more can be received than was to come back',
  46046: 'Refunds would come to more than can be refunded',
  46047: 'Who asked for a return does not approve it',
  'field.unaudited': 'has not been approved yet',
  'field.otherPrice': 'is {own} by the prices in force',
} satisfies Record<keyof typeof zh, string>;
