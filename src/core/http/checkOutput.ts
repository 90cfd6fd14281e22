import type { Endpoint } from '@/contract/endpoint';

const reported = new Set<string>();

/**
 * In development and tests: says on the console where an answer does not keep the contract. It never throws, a bad
 * field must not blank a screen; in production it does nothing (and zod is not there, ADR 0008).
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
