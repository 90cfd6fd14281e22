/** 138****0005 (domain/00 §0.2). */
export const maskPhone = (phone: string) => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
/** 张* (domain/00, the lottery's screen). */
export const maskName = (name: string) => `${Array.from(name)[0] ?? ''}*`;
