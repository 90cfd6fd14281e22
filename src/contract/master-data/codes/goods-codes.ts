/* Codes on packages and licences of goods (docs/domain/master-data.md#codes). */

/** Crude drugs and decoction pieces, which have no approval number. */
export const HERBAL = 5;

/** The kind of prescription that a sale needs; the codes of the dictionary `prescriptionType`. */
export const PRESCRIPTION_TYPE = {
  ...{ otcA: 1, otcB: 2, prescription: 3, device: 4, herbal: HERBAL, healthFood: 6, other: 9 },
} as const;

const APPROVAL_FORMS: readonly RegExp[] = [
  // Drugs made in China; imported ones by new numbers and by the old certificate.
  /^国药准字[HZSJTFB]\d{8}$/,
  /^国药准字[HZS][JC]\d{8}$/,
  /^[HZS]C?\d{8}$/,
  // Devices, with the place of the administration that has registered or filed them.
  /^[\u4e00-\u9fa5]{1,3}械(注准|注进|注许|备)\d{8,11}号?$/,
  // Health food.
  /^(国食健字|国食健注|食健备)[GJ]\d{8,12}$/,
];

/** Whether an approval number has one of today's forms; older forms exist, so others are a warning (43643). */
export const isUsualApprovalNo = (no: string) => APPROVAL_FORMS.some((form) => form.test(no));

const EAN_13 = /^\d{13}$/;

/** Whether a text is a barcode of thirteen digits with the right check digit. */
export function isEan13(code: string) {
  if (!EAN_13.test(code)) return false;
  const sum = Array.from(code, Number).reduce((all, digit, i) => all + digit * (i % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
