export default {
  'goodsStorage.room': 'Room temperature',
  'goodsStorage.cool': 'Cool',
  'goodsStorage.cold': 'Cold',
  'goodsStorage.frozen': 'Frozen',
  'prescriptionType.otcA': 'OTC class A',
  'prescriptionType.otcB': 'OTC class B',
  'prescriptionType.prescription': 'Prescription medicine',
  'prescriptionType.device': 'Medical device',
  'prescriptionType.herbal': 'Herbal pieces',
  'prescriptionType.healthFood': 'Health food',
  'prescriptionType.other': 'Other',
} as const;
