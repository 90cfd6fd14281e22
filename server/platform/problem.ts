import type { TextParams } from './listed';

/** One wrong field; `text` is a key of locales/<lang>/errors.ts. */
export interface FieldProblem {
  field: string;
  text: `field.${string}`;
  params?: TextParams;
}
