export default {
  'goodsStorage.room': '常温',
  'goodsStorage.cool': '冷暗所',
  'goodsStorage.cold': '冷蔵',
  'goodsStorage.frozen': '冷凍',
  'prescriptionType.otcA': 'OTC甲類',
  'prescriptionType.otcB': 'OTC乙類',
  'prescriptionType.prescription': '処方薬',
  'prescriptionType.device': '医療機器',
  'prescriptionType.herbal': '生薬',
  'prescriptionType.healthFood': '保健食品',
  'prescriptionType.other': 'その他',
} as const;
