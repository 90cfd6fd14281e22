/** With `env`, opens a backend; without, closes the one that was opened under this id. */
export interface Order {
  id: number;
  env?: Record<string, string>;
}

export interface Reply {
  id: number;
  url?: string;
  error?: string;
}
