import type { Endpoint } from '@/contract/endpoint';

const reported = new Set<string>();

/**
 * In development and tests: reports on the console where an answer breaks the contract. It never throws, because a bad
 * field must not blank a screen. In production it does nothing (and zod is not included, ADR 0008).
 */
export function checkOutput(endpoint: Endpoint, data: unknown) {
  if (process.env.NODE_ENV === 'production') return;
  const result = endpoint.output.safeParse(data);
  if (result.success) return;
  const issues = result.error.issues.map(({ path, message }) => `${path.join('.') || '(data)'}: ${message}`);
  const problem = `${endpoint.method} ${endpoint.path} does not keep the contract: ${issues.slice(0, 5).join('; ')}`;
  if (reported.has(problem)) return;
  reported.add(problem);
  console.error(problem);
}
