/** 138****0005 (docs/domain/platform.md#masking). */
export const maskPhone = (phone: string) => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
/** 张* (the lottery's screen). */
export const maskName = (name: string) => `${Array.from(name)[0] ?? ''}*`;
