import type { Route } from './context';

export interface Match {
  route: Route;
  /** Decoded path parameters. */
  params: Record<string, string>;
}

const NAME = /:(\w+)/g;

/** Client bases such as /dev-api are prefixes of the browser; the same path without one is served as well. */
const BASE = /^\/dev-api(?=\/)/;

function decode(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Finds the route of a request; paths without parameters by a look-up, the others by pattern. */
export function createRouter(routes: readonly Route[]) {
  const fixed = new Map<string, Route>();
  const patterns: { method: string; pattern: RegExp; names: string[]; route: Route }[] = [];
  for (const route of routes) {
    const { method, path } = route.endpoint;
    const names = [...path.matchAll(NAME)].map(([, name = '']) => name);
    if (names.length === 0) fixed.set(`${method} ${path}`, route);
    else patterns.push({ method, pattern: new RegExp(`^${path.replace(NAME, '([^/]+)')}$`), names, route });
  }
  return (method: string, rawPath: string): Match | undefined => {
    const path = rawPath.replace(BASE, '');
    const route = fixed.get(`${method} ${path}`);
    if (route) return { route, params: {} };
    for (const { method: wanted, pattern, names, route: found } of patterns) {
      const values = wanted === method ? pattern.exec(path) : null;
      if (values) {
        return {
          route: found,
          params: Object.fromEntries(names.map((name, i) => [name, decode(values[i + 1] ?? '')])),
        };
      }
    }
    return undefined;
  };
}

/** The path that the client signed. */
export const signedPath = (rawPath: string) => rawPath.replace(BASE, '');
