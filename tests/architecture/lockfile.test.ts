import { read } from './repository';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  inBundle?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
const manifest: Manifest = JSON.parse(read('package.json'));
const locked = Object.entries(packages).filter(([path]) => path !== '');
/** What is installed under another name says both: `npm:typescript@7.0.2`. */
const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).map(
  ([name, version]) => [name, version.replace(/^npm:.+@/, '')] as const,
);
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

/** Versions that were taken over or have a hole, and what was withdrawn altogether. */
const DENIED: [name: string, isBad: (version: string) => boolean, why: string][] = [
  ['axios', (version) => ['1.14.1', '0.30.4'].includes(version), 'taken over in 2026'],
  ['xlsx', () => true, 'the registry has only versions with CVE-2023-30533 and CVE-2024-22363'],
  ['@e965/xlsx', (version) => isBelow(version, '0.20.2'), 'CVE-2024-22363'],
  ['event-stream', (version) => version === '3.3.6', 'taken over in 2018'],
  ['flatmap-stream', () => true, 'written to steal'],
  ['ua-parser-js', (version) => ['0.7.29', '0.8.0', '1.0.0'].includes(version), 'taken over in 2021'],
  ['coa', (version) => /^2\.(0\.[34]|1\.[13])$/.test(version), 'taken over in 2021'],
  ['rc', (version) => ['1.2.9', '1.3.9', '2.3.9'].includes(version), 'taken over in 2021'],
  ['node-ipc', (version) => /^(9\.2\.2|10\.1\.[123]|11\.)/.test(version), 'destroys files'],
  ['colors', (version) => isBelow('1.4.0', version), 'sabotaged by its author'],
  ['faker', () => true, 'sabotaged by its author'],
  ['chalk', (version) => version === '5.6.1', 'taken over in 2025'],
  ['debug', (version) => version === '4.4.2', 'taken over in 2025'],
  ['ansi-styles', (version) => version === '6.2.2', 'taken over in 2025'],
  ['strip-ansi', (version) => version === '7.1.1', 'taken over in 2025'],
];

const numbers = (version: string) => version.split(/[.-]/).map(Number);

function isBelow(version: string, limit: string) {
  const [a, b] = [numbers(version), numbers(limit)];
  const at = [0, 1, 2].find((i) => a[i] !== b[i]);
  return at !== undefined && (a[at] ?? 0) < (b[at] ?? 0);
}

/** `a@1` for what is not as it should be. */
const offenders = (isWrong: (entry: Locked, name: string) => boolean) =>
  locked
    .filter(([path, entry]) => isWrong(entry, nameOf(path)))
    .map(([path, { version }]) => `${nameOf(path)}@${version}`);

test('every package has a checksum', () => {
  expect(offenders(({ integrity, inBundle }) => !inBundle && !/^sha(512|384|256)-/.test(integrity ?? ''))).toEqual([]);
});

test('no package is bound to a host, a file or a repository', () => {
  expect(offenders(({ resolved, link }) => resolved !== undefined || link === true)).toEqual([]);
});

test('package.json names exact versions', () => {
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('the lockfile installs what package.json names', () => {
  expect(wanted.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
});

/** A lockfile written on one system alone lacks the others, and npm ci refuses it everywhere. */
test('the lockfile holds the packages of every system', () => {
  const known = new Set(locked.map(([path]) => nameOf(path)));
  const absent = locked.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !known.has(name))
      .map((name) => `${nameOf(path)} → ${name}`),
  );
  expect(absent).toEqual([]);
});

test.each(DENIED)('%s is not there in a denied version', (name, isBad) => {
  expect(offenders(({ version = '' }, one) => one === name && isBad(version))).toEqual([]);
});

test('install scripts are switched off by the set-up, not by .npmrc, where prestart would fall silent too', () => {
  expect(read('.npmrc')).not.toMatch(/ignore-scripts/);
  expect(read('config/setup/install.mjs')).toContain("'--ignore-scripts'");
});

test('versions are compared number by number', () => {
  expect(isBelow('0.20.1', '0.20.2')).toBe(true);
  expect(isBelow('0.20.10', '0.20.2')).toBe(false);
  expect(isBelow('0.20.2', '0.20.2')).toBe(false);
});
