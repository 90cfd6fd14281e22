import type zh from '../zh-CN/order-errors';

export default {
  46001: 'A licence of the customer has expired or was cancelled; the order cannot be reviewed',
  46002: 'The status of the order does not allow this',
  46003: 'A reminder was sent at {time}; only one per hour is possible',
  46004: 'The ERP prices differ from the prices in force',
  46041: 'More than {days} days have passed since receipt; it can no longer be returned',
  46042: 'At most {max} of {name} can be returned',
  46043: '{name} can be returned only for quality, wrong goods or a recall',
  46044: 'The preview has changed; please confirm it again',
  46045: 'The quantity received of batch {batchNo} cannot exceed the quantity to be returned',
  46046: 'The refunds would exceed the amount that can be refunded',
  46047: 'You cannot approve a return that you requested yourself',
  'field.unaudited': 'has not been approved yet',
  'field.otherPrice': 'should be {own} by the prices in force',
} satisfies Record<keyof typeof zh, string>;
