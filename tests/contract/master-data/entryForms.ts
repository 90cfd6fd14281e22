import { drawCover } from '../../../mock/examples/cover';
import { fileApi } from '../../../src/contract/account/files';
import type { Client } from '../../support/client';

/** Forms that pass every check on the day of the seed, once their licences have a picture that is in sight. */
const licence = (licenceId: string, licenceType: number, expiryDate: string | null = '2029-04-30') => ({
  ...{
    licenceId,
    licenceType,
    licenceNo: `鄂${licenceType}A${licenceId}7`,
    licenceName: '',
    issuer: '武汉市市场监督管理局',
  },
  ...{ issueDate: '2024-05-01', expiryDate, scopeIds: [], images: ['1'] },
});

export const companyForm = {
  ...{ companyName: '荆楚康泰医药有限公司', companyKind: 2, uscc: '91420100300258142K', legalPerson: '孙立' },
  ...{ registeredCapital: '5000.00', establishDate: '2014-10-22', businessTermEnd: null },
  regionIds: ['420000', '420100', '420106'],
  address: '中南路99号',
  contactName: '李敏',
  contactPhone: '13871234567',
  ...{ email: '', bankName: '', bankAccount: '', invoiceTitle: '', taxNo: '', operateRangeIds: ['1001'] },
  licences: [licence('L1', 1, null), licence('L2', 2), licence('L8', 8)],
};

export const customerForm = {
  ...{ custName: '武昌春和堂大药房', customerType: 3, uscc: '91420100MA4KTE5T87', practiceLicenceNo: '' },
  ...{ salesmanId: 'S00601', inviter: null, regionIds: ['420000', '420100', '420106'], address: '徐东大街18号' },
  receivers: [{ id: 'r1', name: '王芳', phone: '13871234568', address: '徐东大街18号', isDefault: 1 }],
  legalPerson: '赵春和',
  qualityPerson: '周洁',
  purchaser: null,
  settleType: 1,
  creditLimit: null,
  creditDays: null,
  ...{ operateRangeIds: ['1001'], invoiceTitle: '', taxNo: '' },
  licences: [licence('L1', 1, null), licence('L2', 2)],
};

export const commodityForm = {
  ...{ commonName: '盐酸左氧氟沙星片', tradeName: '', spec: '0.5g*6片', dosageForm: '片剂' },
  ...{ manufacturer: '荆江制药有限公司', holder: '', approvalNo: '国药准字H20203456', barcode: '' },
  ...{ packUnit: '盒', midPack: 10, bigPack: 200, prescriptionType: 3, operateRangeId: '1001', storage: 1 },
  ...{ shelfLifeMonths: 24, taxRate: 13, purchasePrice: '9.6300', listPrice: '12.8000', minSalePrice: '10.5000' },
  ...{ decimalQty: 0, supplierId: null, firstBusiness: 1, images: [] },
  licences: [licence('L9', 9)],
};

interface Form {
  licences: { images: string[] }[];
}

/** A form whose licences show a picture that somebody hands over. */
export async function withScans<F extends Form>(who: Client, form: F): Promise<F> {
  const { fileId } = (
    await who.upload(
      fileApi.upload,
      { bizType: 'licence' },
      { content: drawCover([200, 120, 40]).content, name: '执照.png' },
    )
  ).data;
  return { ...form, licences: form.licences.map((one) => ({ ...one, images: [fileId] })) };
}
