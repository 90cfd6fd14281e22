import type { ComponentType } from '@/contract/content/home/limits';
import type { DataOf } from '@/contract/content/home/component';

/** The props of the fields of a type: its data, and a function that sets one value of the data. */
export interface DataProps<T extends ComponentType> {
  data: DataOf<T>;
  set: <K extends keyof DataOf<T> & string>(field: K, value: DataOf<T>[K]) => void;
}
