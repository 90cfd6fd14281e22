import { isUscc } from '@/contract/patterns';
import { T } from '@/core/i18n';

/** A unified social credit code, whose last character checks the others; an empty value is valid too. */
export const usccRule = {
  validator: (_: unknown, value = '') =>
    value === '' || isUscc(value) ? Promise.resolve() : Promise.reject(new Error('uscc')),
  message: <T id="form.uscc" />,
};
