import { join } from 'node:path';
import { OFFERED } from '../microApps';

const SHARED = /^(react|react-dom|react-dom\/client|react\/jsx-runtime|antd|@ant-design\/pro-components|ahooks|dayjs)$/;
/** As Umi's own files ask for them. */
const BY_FILE = /[\\/]node_modules[\\/](react|react-dom)(?:[\\/](client|jsx-runtime))?(?:\.js)?$/;

const partOf = (request: string) => {
  if (SHARED.test(request)) return request;
  const [, name, path] = BY_FILE.exec(request) ?? [];
  return name && (path ? `${name}/${path}` : name);
};

interface Asked {
  request?: string;
}

type Answer = (error?: null, part?: string) => void;

interface Chain {
  externals: (externals: unknown) => unknown;
  module: {
    rule: (name: string) => {
      test: (pattern: RegExp) => {
        include: {
          add: (folder: string) => {
            end: () => { enforce: (when: 'pre') => { use: (name: string) => { loader: (path: string) => unknown } } };
          };
        };
      };
    };
  };
}

/** The kit with the module's prefix; in a build, without what the console offers. */
export const shareParts = (isProduction: boolean) => (config: Chain) => {
  config.module
    .rule('prefix')
    .test(/\.(tsx?|css)$/)
    .include.add(join(__dirname, '../../kit'))
    .end()
    .enforce('pre')
    .use('prefix')
    .loader(join(__dirname, 'prefixLoader.cjs'));
  if (!isProduction) return;
  config.externals(({ request = '' }: Asked, answer: Answer) => {
    const part = partOf(request);
    if (part) answer(null, `var ${OFFERED}[${JSON.stringify(part)}]`);
    else answer();
  });
};
