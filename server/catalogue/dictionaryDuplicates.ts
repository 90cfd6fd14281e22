import { DUPLICATE_DICTIONARY } from '../../src/contract/master-data/duplicates';
import type { PROMOTION_DICTIONARIES } from './dictionaryPromotion';

const { legalForm, kind, speciality, marker, chain, release, dosageForm } = DUPLICATE_DICTIONARY;

type Items = readonly (readonly [term: string, meaning: string])[];

/** Words in names are Chinese, whatever the language of the screen: each is its own label. */
const terms = (items: Items) => items.map(([term, meaning]) => [term, term, meaning] as const);

/** What names of companies and goods consist of besides brands (docs/domain/duplicates.md#reading-a-name). */
export const DUPLICATE_DICTIONARIES: typeof PROMOTION_DICTIONARIES = {
  [legalForm]: terms([
    ['股份有限公司', 'Company limited by shares'],
    ['有限责任公司', 'Limited liability company'],
    ['有限公司', 'Limited company'],
    ['集团', 'Group'],
    ['公司', 'Company'],
    ['普通合伙', 'General partnership'],
    ['有限合伙', 'Limited partnership'],
    ['个人独资', 'Sole proprietorship'],
    ['个体工商户', 'Individual business'],
  ]),
  [`${kind}R`]: terms([
    ['大药房', 'Large pharmacy'],
    ['大药店', 'Large drugstore'],
    ['药房', 'Pharmacy'],
    ['药店', 'Drugstore'],
    ['药铺', 'Apothecary'],
  ]),
  [`${kind}C`]: terms([
    ['门诊部', 'Outpatient department'],
    ['门诊', 'Outpatient clinic'],
    ['诊所', 'Clinic'],
    ['卫生室', 'Health room'],
    ['卫生所', 'Health post'],
    ['医务室', 'Infirmary'],
  ]),
  [`${kind}H`]: terms([
    ['社区卫生服务中心', 'Community health centre'],
    ['妇幼保健院', 'Maternity and child hospital'],
    ['卫生院', 'Health centre'],
    ['医院', 'Hospital'],
  ]),
  [`${kind}M`]: terms([
    ['制药厂', 'Pharmaceutical factory'],
    ['制药', 'Pharmaceutical maker'],
    ['药厂', 'Medicine factory'],
    ['药业', 'Pharmaceutical industry'],
  ]),
  [`${kind}W`]: terms([
    ['医药', 'Medicine trade'],
    ['药业', 'Pharmaceutical industry'],
  ]),
  [speciality]: terms([
    ['中西医结合', 'Chinese and Western medicine'],
    ['中医', 'Chinese medicine'],
    ['口腔', 'Dental'],
    ['综合', 'General'],
    ['妇科', 'Gynaecology'],
    ['儿科', 'Paediatrics'],
    ['眼科', 'Ophthalmology'],
    ['骨科', 'Orthopaedics'],
    ['康复', 'Rehabilitation'],
  ]),
  [marker]: terms([
    ['分公司', 'Branch company'],
    ['分店', 'Branch shop'],
    ['门店', 'Shop'],
    ['分院', 'Branch hospital'],
    ['店', 'Shop (short)'],
  ]),
  [chain]: terms([['连锁', 'Chain']]),
  [release]: terms([
    ['缓释', 'Sustained release'],
    ['控释', 'Controlled release'],
    ['肠溶', 'Enteric'],
    ['分散', 'Dispersible'],
    ['泡腾', 'Effervescent'],
    ['咀嚼', 'Chewable'],
    ['口崩', 'Orally disintegrating'],
  ]),
  [dosageForm]: terms([
    ['片', 'Tablet'],
    ['滴丸', 'Dropping pill'],
    ['蜜丸', 'Honeyed pill'],
    ['丸', 'Pill'],
    ['软胶囊', 'Soft capsule'],
    ['胶囊', 'Capsule'],
    ['颗粒', 'Granules'],
    ['冲剂', 'Infusion granules'],
    ['散', 'Powder'],
    ['干混悬剂', 'Powder for suspension'],
    ['混悬液', 'Suspension'],
    ['口服溶液', 'Oral solution'],
    ['口服液', 'Oral liquid'],
    ['糖浆', 'Syrup'],
    ['合剂', 'Mixture'],
    ['酊', 'Tincture'],
    ['注射液', 'Injection'],
    ['注射用无菌粉末', 'Powder for injection'],
    ['粉针', 'Powder for injection (short)'],
    ['滴眼液', 'Eye drops'],
    ['滴鼻液', 'Nose drops'],
    ['滴耳液', 'Ear drops'],
    ['喷雾剂', 'Spray'],
    ['气雾剂', 'Aerosol'],
    ['软膏', 'Ointment'],
    ['乳膏', 'Cream'],
    ['凝胶', 'Gel'],
    ['贴膏', 'Plaster'],
    ['膏药', 'Medicated plaster'],
    ['栓', 'Suppository'],
    ['洗剂', 'Lotion'],
  ]),
};
