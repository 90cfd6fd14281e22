export default {
  'goodsStorage.room': '常温',
  'goodsStorage.cool': '阴凉',
  'goodsStorage.cold': '冷藏',
  'goodsStorage.frozen': '冷冻',
  'prescriptionType.otcA': '甲类OTC',
  'prescriptionType.otcB': '乙类OTC',
  'prescriptionType.prescription': '处方药',
  'prescriptionType.device': '医疗器械',
  'prescriptionType.herbal': '中药饮片',
  'prescriptionType.healthFood': '保健食品',
  'prescriptionType.other': '其他',
} as const;
