import type { ComponentType } from '@/contract/content/home/limits';
import type { DataOf } from '@/contract/content/home/component';

/** What the fields of a type are given: its data, and a way to set one value of it. */
export interface DataProps<T extends ComponentType> {
  data: DataOf<T>;
  set: <K extends keyof DataOf<T> & string>(field: K, value: DataOf<T>[K]) => void;
}
