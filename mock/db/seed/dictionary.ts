import type { Db } from '../open';
import { dictItem } from '../schema/organisation';

/** The dictionaries of domain/00 §0.4: [value, Chinese, English]. */
const DICTIONARIES: Record<string, readonly (readonly [value: string, label: string, labelEn: string])[]> = {
  clientKind: [['0', '移动端', 'Mobile']],
  app: [['0', '九州通医药通', 'Jointown Yiyaotong']],
  publishStatus: [
    ['0', '已发布', 'Published'],
    ['1', '待发布', 'To be published'],
    ['2', '已下架', 'Taken down'],
  ],
  jumpType: [
    ['1', '本体自跳', 'In-app'],
    ['2', '自定义H5跳转', 'Custom H5'],
  ],
  'tradeFair.state': [
    ['0', '初始', 'Initial'],
    ['1', '已发布', 'Published'],
    ['2', '已下架', 'Taken down'],
    ['3', '进行中', 'Ongoing'],
    ['4', '已结束', 'Ended'],
    ['9', '草稿', 'Draft'],
  ],
  status: [
    ['0', '停用', 'Disabled'],
    ['1', '启用', 'Enabled'],
  ],
  customerType: [
    ['1', '商业公司', 'Distributor'],
    ['2', '连锁药店', 'Pharmacy chain'],
    ['3', '单体药店', 'Independent pharmacy'],
    ['4', '诊所', 'Clinic'],
    ['5', '公立医院', 'Public hospital'],
    ['6', '民营医院', 'Private hospital'],
    ['7', '基层医疗机构', 'Primary care institution'],
    ['8', '电商', 'E-commerce'],
    ['9', '其他', 'Other'],
  ],
  prescriptionType: [
    ['1', '甲类OTC', 'OTC class A'],
    ['2', '乙类OTC', 'OTC class B'],
    ['3', '处方药', 'Prescription medicine'],
    ['4', '医疗器械', 'Medical device'],
    ['5', '中药饮片', 'Herbal pieces'],
    ['6', '保健食品', 'Health food'],
    ['9', '其他', 'Other'],
  ],
};

export const seedDictionary = (db: Db) =>
  db
    .insert(dictItem)
    .values(
      Object.entries(DICTIONARIES).flatMap(([dictCode, items]) =>
        items.map(([value, label, labelEn], sort) => ({ dictCode, value, label, labelEn, sort })),
      ),
    );
