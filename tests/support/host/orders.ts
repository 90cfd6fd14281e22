import type { Step } from '../onStore';

/**
 * With `env`, opens a backend; with `steps` as well, works on the data of one that is closed. With neither, closes the
 * backend that was opened under this id.
 */
export interface Order {
  id: number;
  env?: Record<string, string>;
  steps?: readonly Step[];
}

export interface Reply {
  id: number;
  url?: string;
  answers?: readonly unknown[];
  error?: string;
}
