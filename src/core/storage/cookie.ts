import Cookies from 'js-cookie';

export interface Cookie {
  read(): string | null;
  write(value: string): void;
  remove(): void;
}

const DAYS = 365;
const MAX_LENGTH = 256;

/** What a browser that blocks cookies would not keep. */
const kept = new Map<string, string>();

/** A small choice, never a secret. If cookies are blocked it lasts as long as the tab. */
export function cookie(name: string): Cookie {
  const inBrowser = () => {
    try {
      return Cookies.get(name) ?? null;
    } catch {
      return null;
    }
  };
  return {
    read: () => inBrowser()?.slice(0, MAX_LENGTH) ?? kept.get(name) ?? null,
    write(value) {
      try {
        Cookies.set(name, value, { expires: DAYS, sameSite: 'lax', path: '/' });
      } catch {
        // Kept below.
      }
      if (inBrowser() === value) kept.delete(name);
      else kept.set(name, value);
    },
    remove() {
      kept.delete(name);
      try {
        Cookies.remove(name, { path: '/' });
      } catch {
        // There is nothing to remove where cookies are denied.
      }
    },
  };
}
